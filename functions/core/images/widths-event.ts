/** What the Lambda that makes copies of a picture is asked. */
export interface WidthsEvent {
  company: string;
  imageUrl: string;
  fileNumber: number;
  /** Where the bucket has the file. */
  source: string;
  widths: number[];
}

/** The widths that are worth showing, and those of them that there are as AVIF, too; none by a Lambda of before. */
export interface WidthsAnswer {
  widths: number[];
  avif?: number[];
}

/** A file of the library to draw from, and the picture beside which lies what is drawn. */
interface Drawn {
  imageUrl: string;
  source: string;
}

/** What the same Lambda is asked to make of a company's logo. */
export interface LogoPicturesEvent {
  company: string;
  /** The number under which they lie. */
  of: number;
  name: string;
  /** The brand color, and the color of words on it. */
  ground: string;
  ink: string;
  /** Absent where there are to be none; `isLogo` where no one has chosen it as an icon. */
  icon?: Drawn & { isLogo: boolean };
  /** `isForGround`: it was made to stand on a dark background, and the brand color is one. */
  share?: Drawn & { isForGround: boolean };
}

/** What came of it: false for what cannot be decoded. */
export type LogoPicturesAnswer = Record<'icon' | 'share', boolean>;
