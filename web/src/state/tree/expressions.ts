import { createStore } from '../../base/store.ts';

const key = 'hexplain.expressions';
const most = 50;

/** Expressions evaluated before, newest first, kept in this browser. */
export const expressions = createStore<readonly string[]>(load());

export function rememberExpression(expression: string): void {
  const next = withNewest(expressions.get(), expression.trim());
  expressions.set(next);
  localStorage.setItem(key, JSON.stringify(next));
}

/** Each once, the newest first; what is empty is not remembered. */
export function withNewest(past: readonly string[], expression: string): readonly string[] {
  if (expression === '') return past;
  return [expression, ...past.filter((each) => each !== expression)].slice(0, most);
}

function load(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
