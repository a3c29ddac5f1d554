/** How many, as people say it: '1 image', '2,001 images'. @param noun in the singular; its plural ends with s */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;
}
