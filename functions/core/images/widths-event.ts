/** The request to the Lambda that makes variants of a picture. */
export interface WidthsEvent {
  company: string;
  imageUrl: string;
  fileNumber: number;
  /** The object of the file. */
  source: string;
  widths: number[];
}

/**
 * The widths of the variants that are worth serving, and those that also exist as AVIF; an older Lambda makes
 * no AVIF.
 */
export interface WidthsResponse {
  widths: number[];
  avif?: number[];
}

/** The library object to draw from, and the picture that the result is stored beside. */
interface Drawn {
  imageUrl: string;
  source: string;
}

/** The request for icons and a share image of a company's logo. */
export interface LogoPicturesEvent {
  company: string;
  /** The number in the names of their objects. */
  of: number;
  name: string;
  /** The brand color, and the text color on it. */
  ground: string;
  ink: string;
  /** Absent where no icons are wanted; `isLogo` where the logo is used because no icon was chosen. */
  icon?: Drawn & { isLogo: boolean };
  /** `isForGround`: the logo is made for dark backgrounds, and the brand color is dark. */
  share?: Drawn & { isForGround: boolean };
}

/** Whether each was made; false for a picture that cannot be decoded. */
export type LogoPicturesResponse = Record<'icon' | 'share', boolean>;
