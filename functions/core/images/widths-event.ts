/** What the Lambda that makes copies of a picture is asked. */
export interface WidthsEvent {
  company: string;
  imageUrl: string;
  fileNumber: number;
  /** Where the bucket has the file. */
  source: string;
  widths: number[];
}
