/** Resolves to whether the text is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  if (!isSecureContext) return copyFromField(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyFromField(text),
  );
}

/** The older way, for browsers inside other apps and for a shop on plain http. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { className: "unseen", readOnly: true, value: text });
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
