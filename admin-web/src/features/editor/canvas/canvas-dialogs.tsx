import { ImageGalleryDialog } from '../../images/picker/image-gallery-dialog';
import { LinkDialog } from '../../links/link-dialog';
import type { useCanvasCommands } from './use-canvas-commands';

/** The dialogs that the canvas requests: for a picture of the library, or for a link. */
export function CanvasDialogs({ canvas }: { canvas: ReturnType<typeof useCanvasCommands> }) {
  return (
    <>
      <ImageGalleryDialog
        opened={canvas.picked !== undefined}
        onClose={() => canvas.pick()}
        onChoose={canvas.pick}
      />
      <LinkDialog asked={canvas.linking} onAnswer={canvas.setLink} />
    </>
  );
}
