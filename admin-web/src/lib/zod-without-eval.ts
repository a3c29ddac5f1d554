import * as z from 'zod';

// zod would compile its parsers with `new Function`, which our content security policy refuses.
z.config({ jitless: true });
