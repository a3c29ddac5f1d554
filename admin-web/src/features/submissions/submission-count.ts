/** How many, as people say it. */
export function countOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'submission' : 'submissions'}`;
}
