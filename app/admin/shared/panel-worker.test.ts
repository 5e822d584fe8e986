import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

type FetchEvent = { request: object; respondWith(answer: Promise<Response>): void };

/** The worker as a browser runs it, with a cache that can be looked into. */
function startWorker() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, value: Response) => kept.set(key, value),
    matchAll: async () => [...kept.values()].map((response) => response.clone()),
  };
  const listeners = new Map<string, (event: FetchEvent) => void>();
  runInNewContext(readFileSync("public/panel-worker.js", "utf8"), {
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
    caches: { open: async () => cache },
    Response: class extends Response {
      static override redirect = (address: string) =>
        new Response(null, { status: 303, headers: { Location: address } });
    },
    URL,
    crypto,
  });
  async function share(form: FormData): Promise<string> {
    const answer = Promise.withResolvers<Response>();
    const request = {
      method: "POST",
      mode: "navigate",
      url: "https://fiyonk.example/admin",
      formData: async () => form,
    };
    listeners.get("fetch")?.({ request, respondWith: answer.resolve });
    return (await answer.promise).headers.get("Location") ?? "";
  }
  return { kept, share };
}

function textForm(): FormData {
  const form = new FormData();
  form.set("text", "Kalpli kolye");
  return form;
}

test("ten shares wait, and an eleventh is told that there is no room", async () => {
  const { kept, share } = startWorker();
  for (let turn = 0; turn < 10; turn += 1)
    expect(await share(textForm())).toMatch(/^\/admin#paylasilan-[0-9a-f-]{36}$/);
  expect(await share(textForm())).toBe("/admin#paylasilan-dolu");
  expect(kept.size).toBe(10);
});

function photoForm(bytes: number): FormData {
  const form = new FormData();
  form.append("photos", new File([new Uint8Array(bytes)], "bir.jpg"));
  return form;
}

const MEGABYTE = 1024 * 1024;

test("a share above 25 MB is not kept", async () => {
  const { kept, share } = startWorker();
  expect(await share(photoForm(25 * MEGABYTE))).toBe("/admin#paylasilan-dolu");
  expect(kept.size).toBe(0);
});

test("shares that wait have 25 MB together, also when they come at once", async () => {
  const { kept, share } = startWorker();
  const told = await Promise.all([9, 9, 9].map((megabytes) => share(photoForm(megabytes * MEGABYTE))));
  expect(told.map((address) => address === "/admin#paylasilan-dolu")).toEqual([false, false, true]);
  expect(kept.size).toBe(2);
  expect(await share(textForm())).not.toBe("/admin#paylasilan-dolu");
});
