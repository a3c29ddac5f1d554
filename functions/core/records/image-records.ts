import type { Key } from '../keys/key';

/** `C#acme#IMAGES / IMG#00000012`: a picture of the library; its file lies in the images bucket. */
export interface ImageRecord extends Key {
  id: number;
  /** `<company>/<id>/<our name>`, the part after `/images/`; kept when the file is replaced. */
  imageUrl: string;
  imageDescription: string;
  altText: string;
  /** As it is shown, so after a camera's turn. */
  width: number;
  height: number;
  bytes: number;
  contentType: string;
  tags: string[];
  /** Where the bucket keeps the bytes of the last replacement; absent while there was none. */
  replacement?: string;
  /** Raised by each replacement; absent on the first file. */
  fileNumber?: number;
  /** How wide its WebP copies are, of which file; absent until they were made. */
  widths?: number[];
  widthsOf?: number;
  createdAt: string;
  changedAt: string;
  revision: number;
}
