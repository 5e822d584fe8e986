export async function isCopied(text: string): Promise<boolean> {
  if (!isSecureContext) return isCopiedFromField(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => isCopiedFromField(text),
  );
}

/** Browsers inside other apps, and a shop on plain http, have no other way. */
function isCopiedFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { className: "unseen", readOnly: true, value: text });
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
