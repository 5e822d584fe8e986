import { afterAll, afterEach, expect } from "vitest";

/** An unexpected console.error fails its test; a test that expects one spies on console.error. */
const messages: unknown[][] = [];
const write = console.error;

console.error = (...parts: unknown[]) => {
  messages.push(parts);
  write(...parts);
};

afterEach(() => {
  expect(messages.splice(0), "unexpected console.error").toEqual([]);
});

// The next test file installs this again.
afterAll(() => {
  console.error = write;
});
