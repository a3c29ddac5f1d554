import type { Image } from '@galley/shared/schemas/image';
import { ReplaceContent } from '../../ui/replace-content';
import { compressImage } from './upload/compress-image';
import { acceptedTypes, refusalOfFile, refusalOfSize } from './upload/upload-rules';
import { useReplaceImage } from './use-images';

/** Replaces the file under the picture's URL: every page that shows it shows the new one. */
export function ReplaceImage({ image: { id } }: { image: Image }) {
  const replacement = useReplaceImage();
  const send = async (file: File, onPercent: (percent: number) => void) => {
    try {
      const { width, height } = await createImageBitmap(file);
      const image = await compressImage(file, { width, height }, (done) => onPercent(done / 2));
      const refusal = refusalOfSize(image);
      if (refusal) return refusal;
      const onProgress = (sent: number) => onPercent(50 + sent * 50);
      await replacement.mutateAsync({ id, imageName: file.name, image, onProgress });
      return undefined;
    } catch (error) {
      if (error instanceof DOMException) return unreadable;
      throw error;
    }
  };
  return (
    <ReplaceContent
      accept={acceptedTypes}
      refusalOf={refusalOfFile}
      send={send}
      done="Replaced. Visitors who saw it recently see the new one within five minutes."
      hint="The address does not change, so every page shows the new file."
    />
  );
}

const unreadable =
  'This file cannot be read as an image. Open it in an image program, save it again and upload that.';
