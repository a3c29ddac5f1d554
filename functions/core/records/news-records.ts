import type { VersionNewsItem } from '../jobs';
import type { Key } from '../keys/key';

/** `C#acme#NEWS / LINE#<slot>#<time>-<n>-<random>`: one piece of news that waits for the mail that tells of many. */
export interface NewsLineRecord extends Key, VersionNewsItem {
  ttl: number;
}
