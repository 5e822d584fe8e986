import type { Secrets, Send } from "./secrets.ts";

/** Places where a secret does not belong but may be sent. */
export async function walkAstray(send: Send, secrets: Secrets): Promise<void> {
  const { text, password, email, header } = secrets;
  const searched = encodeURIComponent(`${text} ${email} ${password}`);
  for (const path of ["/ara", "/api/products", "/api/suggestions", "/", "/api/yok", "/login"]) {
    await send("GET", `${path}?q=${searched}&password=${password}&token=${header}&limit=${text}`);
  }
  const everywhere = {
    Cookie: `a=${header}`,
    "User-Agent": header,
    Referer: `https://x.example/${header}`,
    "X-Api-Key": header,
  };
  for (const path of ["/", "/api/auth/me", "/api/products", "/api/yok"])
    await send("GET", path, { headers: everywhere });
  for (const scheme of ["Basic", "Bearer"]) {
    await send("GET", "/api/auth/me", { headers: { Authorization: `${scheme} ${header}` } });
  }
  const broken = `{"email":"${email}","password":"${password}"`;
  const json = { "Content-Type": "application/json" };
  for (const raw of [
    broken,
    `${password} {`,
    `"${password}`,
    `[${email}]`,
    `{"email":"${email}","password":${password}}`,
  ]) {
    await send("POST", "/api/auth/login", { raw, headers: json });
    await send("POST", "/api/auth/register", { raw, headers: { "Content-Type": `text/${header}` } });
  }
  await send("POST", "/api/auth/login", { raw: `${broken}${" ".repeat(2 ** 20)}`, headers: json });
  await send("POST", "/api/auth/login", { body: { email: [email], password: { password } } });
  await send("POST", `/api/auth/${password}`, { body: { email } });
  await send("PUT", `/api/products/${encodeURIComponent(text)}`, { body: { name: text } });
}
