import { afterAll, afterEach, expect } from "vitest";

/** What nobody expected on the console fails the test that said it; a test that expects it spies on console.error. */
const said: unknown[][] = [];
const write = console.error;

console.error = (...parts: unknown[]) => {
  said.push(parts);
  write(...parts);
};

afterEach(() => {
  expect(said.splice(0), "unexpected console.error").toEqual([]);
});

// The next test file begins with a console of its own.
afterAll(() => {
  console.error = write;
});
