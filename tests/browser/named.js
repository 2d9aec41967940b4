// Buttons and links whose name lacks a word that stands on them: what is seen, what is said, the element.
// Names of keys (kbd) stand beside the words, they are no part of them.
() => {
    const words = (text) =>
        text
            .toLowerCase()
            .normalize("NFKC")
            .match(/[\p{L}\p{N}]+/gu) ?? [];
    const clipped = (node) =>
        node.parentElement?.closest(".hidden-text, kbd, title") !== null;
    const shown = (node) =>
        node.parentElement?.checkVisibility({ visibilityProperty: true }) ??
        false;
    const texts = (one, keep) => {
        const found = [],
            walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (walk.nextNode())
            if (keep(walk.currentNode)) found.push(walk.currentNode.data);
        return found.join(" ");
    };
    const name = (one) => {
        const by = one.getAttribute("aria-labelledby");
        if (by)
            return by
                .split(" ")
                .map((id) => document.getElementById(id)?.textContent ?? "")
                .join(" ");
        const label = one.getAttribute("aria-label");
        if (label !== null) return label;
        const alts = [...one.querySelectorAll("img[alt]")]
            .filter((img) => !img.closest("[aria-hidden=true]"))
            .map((img) => img.alt);
        return (
            texts(
                one,
                (node) => !node.parentElement.closest("[aria-hidden=true]"),
            ) +
            " " +
            alts.join(" ")
        );
    };
    return [
        ...document.querySelectorAll("button, a[href], [role=button], summary"),
    ]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => [
            words(texts(one, (node) => shown(node) && !clipped(node))),
            words(name(one)),
            one,
        ])
        .filter(
            ([seen, said]) =>
                said.length === 0 || seen.some((word) => !said.includes(word)),
        )
        .map(([seen, said, one]) => [
            seen.join(" "),
            said.join(" "),
            one.outerHTML.slice(0, 150),
        ]);
};
