import { Button } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { UploadDialog } from './upload-dialog';
import { UploadTray } from './upload-tray';
import { isInDialog, useUploads } from './use-uploads';

interface UploadFromGalleryProps {
  /** Called with the id of each uploaded picture. */
  onUploaded: (imageId: number) => void;
}

/** Uploads pictures without leaving the gallery, which then shows them first. */
export function UploadFromGallery({ onUploaded }: UploadFromGalleryProps) {
  const uploads = useUploads(onUploaded);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    uploads.remove(uploads.uploads.filter(isInDialog).map(({ key }) => key));
    setIsOpen(false);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhotoUp size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Upload images
      </Button>
      <UploadDialog opened={isOpen} onClose={close} onSent={() => setIsOpen(false)} uploads={uploads} />
      <UploadTray
        isInline
        uploads={uploads}
        onCorrect={(key) => {
          uploads.reopen(key);
          setIsOpen(true);
        }}
      />
    </>
  );
}
