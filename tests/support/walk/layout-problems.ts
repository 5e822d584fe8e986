/**
 * Finds layout problems of the current view in each of the given fonts. It runs inside the page, so it uses nothing else of
 * this file. While a sheet is open, only the sheet is checked.
 */
export function layoutProblemsIn({
  fonts,
  sidewaysRows,
}: {
  fonts: readonly string[];
  sidewaysRows: string;
}): string[] {
  type Report = (problem: string) => void;
  type Box = { left: number; right: number; top: number; bottom: number };
  type Thing = { element: Element; name: string; box: Box; isControl: boolean; bar: Element | undefined };

  const CONTROLS = "a[href], button, input, select, textarea, summary";
  const page = document.documentElement;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const found = new Set<string>();

  for (const font of fonts) {
    page.style.setProperty("--font-text", `"${font}"`);
    check((problem) => found.add(`${problem} [${font}]`));
  }
  page.style.removeProperty("--font-text");
  return [...found];

  function check(report: Report) {
    const sheet = openSheet();
    const root = sheet ?? document.body;
    if (!sheet) scrollTo({ top: 0, behavior: "instant" });
    if (page.scrollWidth > innerWidth + 1) report(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    const things = [...controlsIn(root, report), ...textsIn(root, report)];
    reportOverlaps(things, report);
    reportCovered(things, report);
    if (sheet || things.every(({ bar }) => !bar)) return;
    scrollTo({ top: page.scrollHeight, behavior: "instant" });
    const atTheEnd = [...controlsIn(root, () => {}), ...textsIn(root, () => {})];
    reportHiddenUnderBars(atTheEnd, report);
    scrollTo({ top: 0, behavior: "instant" });
  }

  function openSheet(): Element | undefined {
    const open = [...document.querySelectorAll("dialog[open], :popover-open")];
    return open.filter((element) => isSeen(element) && element.getBoundingClientRect().height > 0).at(-1);
  }

  function controlsIn(root: Element, report: Report): Thing[] {
    return [...root.querySelectorAll(CONTROLS)].flatMap((element) => {
      const isLeftOut = element.closest("[aria-hidden=true]") || !isSeen(element) || isForReadersOnly(element);
      if (isLeftOut) return [];
      const name = nameOf(element);
      reportCutWords(element, report);
      const boxes = styleOf(element).display === "inline" ? [...element.getClientRects()] : [boxOf(element)];
      return boxes.flatMap((box) => shownPart(element, box, name, report, true));
    });
  }

  function textsIn(root: Element, report: Report): Thing[] {
    const things: Thing[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || element.closest("script, style, title, option, select, textarea")) continue;
      if (!isSeen(element) || isForReadersOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = element.closest("a, button, summary");
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The box of a line is higher than its letters.
        const letters = { left, right, top: top + (bottom - top) * 0.22, bottom: bottom - (bottom - top) * 0.22 };
        const shown = shownPart(element, letters, `'${text.slice(0, 40)}'`, report, false);
        things.push(...shown);
        const isOutside = control && shown.some(({ box }) => spills(box, boxOf(control), 2));
        if (isOutside) report(`'${text.slice(0, 40)}' spills out of its control`);
      }
    }
    return things;
  }

  /** The part of a box that its clipping ancestors show. Reports a part that no scrolling reaches. */
  function shownPart(element: Element, whole: Box, name: string, report: Report, isControl: boolean) {
    let { left, right, top, bottom } = whole;
    if (right - left < 1 || bottom - top < 1) return [];
    let freeAcross = false;
    let freeDown = false;
    let bar: Element | undefined;
    for (let around: Element | null = element; around && around !== page; around = around.parentElement) {
      const style = styleOf(around);
      if (isBar(around) && !around.matches("dialog, [popover]")) bar ??= around;
      if (around !== document.body && !(isControl && around === element)) {
        const inside = boxOf(around);
        const { overflowX, overflowY } = style;
        if (overflowX !== "visible") {
          const scrolls = overflowX === "auto" || overflowX === "scroll";
          const isOut = left < inside.left - 1.5 || right > inside.right + 1.5;
          if (isOut && !freeAcross && !(scrolls ? around.matches(sidewaysRows) : isShortened(around)))
            report(`${name} is cut at the side by ${nameOf(around)}`);
          freeAcross ||= scrolls;
          left = Math.max(left, inside.left);
          right = Math.min(right, inside.right);
        }
        if (overflowY !== "visible") {
          const isOut = top < inside.top - 1.5 || bottom > inside.bottom + 1.5;
          const scrolls = overflowY === "auto" || overflowY === "scroll";
          if (isOut && !freeDown && !scrolls && !isShortened(around)) report(`${name} is cut by ${nameOf(around)}`);
          freeDown ||= scrolls;
          top = Math.max(top, inside.top);
          bottom = Math.min(bottom, inside.bottom);
        }
      }
      const isFixed = style.position === "fixed" || around.matches("dialog[open], :popover-open");
      if (isFixed && !freeDown && (top < -1.5 || bottom > innerHeight + 1.5))
        report(`${name} leaves the window's height`);
      if (isFixed) freeDown = true;
    }
    if (!freeAcross && (left < -1.5 || right > innerWidth + 1.5)) report(`${name} leaves the window at the side`);
    return right - left > 1 && bottom - top > 1
      ? [{ element, name, box: { left, right, top, bottom }, isControl, bar }]
      : [];
  }

  /** A name cut to some lines or an ellipsis, where the page, or what its link or button opens, shows it in full. */
  function isShortened(element: Element): boolean {
    const style = styleOf(element);
    if (style.webkitLineClamp !== "none") return element.closest('a[href], [aria-haspopup="dialog"]') !== null;
    if (style.textOverflow !== "ellipsis") return false;
    const text = element.textContent?.trim() ?? "";
    const others = [...document.querySelectorAll("h1, h2, dt, dd, p, span, strong")];
    return others.some((other) => !other.contains(element) && !element.contains(other) && other.textContent === text);
  }

  function reportCutWords(element: Element, report: Report) {
    const words =
      element instanceof HTMLSelectElement
        ? element.selectedOptions[0]?.text
        : element instanceof HTMLInputElement && (element.value || element.placeholder);
    const hasWords =
      element instanceof HTMLSelectElement || element.matches("input:not([type=checkbox], [type=radio])");
    const pen = document.createElement("canvas").getContext("2d");
    if (!words || !hasWords || !pen) return;
    const isTyped = !(element instanceof HTMLInputElement) || element.value !== "";
    const style = isTyped ? styleOf(element) : getComputedStyle(element, "::placeholder");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { paddingLeft, paddingRight } = styleOf(element);
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const isLongTyped = isTyped && element instanceof HTMLInputElement;
    if (!isLongTyped && pen.measureText(words).width > room + 2) report(`'${words}' is cut in its box`);
  }

  function reportOverlaps(things: Thing[], report: Report) {
    const fromTheTop = things.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of fromTheTop.entries()) {
      for (let next = index + 1; next < fromTheTop.length; next += 1) {
        const other = fromTheTop[next];
        if (!other || other.box.top > one.box.bottom) break;
        if (!meet(one.box, other.box) || one.bar !== other.bar || belongTogether(one, other)) continue;
        report(`${one.name} lies over ${other.name}`);
      }
    }
  }

  function belongTogether(one: Thing, other: Thing): boolean {
    const [here, there] = [one.element, other.element];
    if (here.contains(there) || there.contains(here)) return true;
    const label = here.closest("label");
    if (label?.contains(there)) return true;
    if (isInPadding(one, other) || isInPadding(other, one)) return true;
    // Other controls may lie on a link that is only a picture.
    return [here, there].some(
      (element) => element.matches("a") && element.textContent === "" && element.querySelector("img"),
    );
  }

  /** The padding of an input is the room for its own button. */
  function isInPadding({ element, box }: Thing, { box: inner }: Thing): boolean {
    return element.matches("input") && inner.left >= box.right - Number.parseFloat(styleOf(element).paddingRight) - 3;
  }

  function reportCovered(things: Thing[], report: Report) {
    for (const { element, name, box, isControl, bar } of things) {
      if (!isControl || (element.textContent === "" && element.querySelector("img"))) continue;
      const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!above || element.contains(above) || above.contains(element)) continue;
      if (element.closest("label")?.contains(above)) continue;
      if (!bar && isInBar(above)) continue;
      report(`${name} is covered by ${nameOf(above)}`);
    }
  }

  function reportHiddenUnderBars(things: Thing[], report: Report) {
    const bars = new Set(things.flatMap(({ bar }) => (bar && boxOf(bar).top > 0 ? bar : [])));
    for (const bar of bars) {
      for (const { name, box } of things.filter((thing) => !thing.bar)) {
        if (meet(box, boxOf(bar))) report(`${name} is hidden under ${nameOf(bar)} at the page's end`);
      }
    }
  }

  function isInBar(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) if (isBar(around)) return true;
    return false;
  }

  /** An element that stays at the upper or lower edge of the window while the page scrolls. */
  function isBar(element: Element): boolean {
    const { position, top, bottom } = styleOf(element);
    return position === "fixed" || (position === "sticky" && (top === "0px" || bottom !== "auto"));
  }

  function meet(one: Box, other: Box): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 2;
  }

  function spills(inner: Box, outer: Box, by: number): boolean {
    const across = inner.left < outer.left - by || inner.right > outer.right + by;
    return across || inner.top < outer.top - by || inner.bottom > outer.bottom + by;
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  }

  function isForReadersOnly(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (styleOf(around).clipPath === "inset(50%)" || around.matches(".shop-layout-skip")) return true;
      if (styleOf(around).color === "rgba(0, 0, 0, 0)") return true; // Such words give the field above them its height.
    }
    return false;
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  function boxOf(element: Element): Box {
    return element.getBoundingClientRect();
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return `${element.className || element.tagName.toLowerCase()} "${words.slice(0, 30)}"`;
  }
}
