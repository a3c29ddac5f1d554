import { AdjustImageDialog } from '../../../parts/images/adjust/adjust-image-dialog';
import { ImageGalleryDialog } from '../../../parts/images/picker/image-gallery-dialog';
import { LinkDialog } from '../../../parts/links/link-dialog';
import { ButtonDialog } from '../text-editor/button-dialog';
import type { useCanvasCommands } from './use-canvas-commands';

/** The dialogs that the canvas requests: for a picture of the library, its focal point or a part of it, a link, or a button. */
export function CanvasDialogs({ canvas }: { canvas: ReturnType<typeof useCanvasCommands> }) {
  return (
    <>
      <ImageGalleryDialog
        opened={canvas.picked !== undefined}
        onClose={() => canvas.pick()}
        onChoose={canvas.pick}
        {...(typeof canvas.picked === 'object' && { chosenUrl: canvas.picked.imageUrl })}
      />
      <AdjustImageDialog {...canvas.adjusting} />
      <ButtonDialog asked={canvas.button} onAnswer={canvas.giveButton} />
      <LinkDialog asked={canvas.linking} onAnswer={canvas.setLink} />
    </>
  );
}
