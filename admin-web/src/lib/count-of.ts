/** Formats a count: '1 image', '2,001 images', '2 companies'. @param noun in the singular; regular */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun.replace(/([^aeiou])y$/, '$1ie')}s`}`;
}
