package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.util.Arrays;

/** How characters are written as bytes. */
enum TextForm {
    /** Zero may be {@code C0 80}, as Java's modified form has it. */
    UTF_8("utf-8", "UTF-8", 0xEF, 0xBB, 0xBF) {
        @Override
        int width(SourceReader bytes, long at) {
            int first = bytes.u1(at);
            int width = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 0;
            for (int i = 1; i < width; i++) {
                if (!bytes.has(at + i, 1) || (bytes.u1(at + i) & 0xC0) != 0x80) {
                    return 0;
                }
            }
            return width;
        }

        @Override
        int character(SourceReader bytes, long at, int width) {
            int first = bytes.u1(at);
            return switch (width) {
                case 1 -> first;
                case 2 -> (first & 0x1F) << 6 | continued(bytes, at + 1);
                default -> (first & 0xF) << 12 | continued(bytes, at + 1) << 6 | continued(bytes, at + 2);
            };
        }

        private static int continued(SourceReader bytes, long at) {
            return bytes.u1(at) & 0x3F;
        }
    },
    UTF_16LE("utf-16le", "UTF-16LE", 0xFF, 0xFE) {
        @Override
        int character(SourceReader bytes, long at, int width) {
            return bytes.u2le(at);
        }
    },
    UTF_16BE("utf-16be", "UTF-16BE", 0xFE, 0xFF) {
        @Override
        int character(SourceReader bytes, long at, int width) {
            return bytes.u1(at) << Byte.SIZE | bytes.u1(at + 1);
        }
    };

    /** Most bytes are no such characters, which the first of them show. */
    private static final int FIRST = 256;

    private final String id;
    private final String title;
    private final int[] mark;

    TextForm(String id, String title, int... mark) {
        this.id = id;
        this.title = title;
        this.mark = mark;
    }

    String id() {
        return id;
    }

    String title() {
        return title;
    }

    boolean wide() {
        return this != UTF_8;
    }

    /** The length of the byte order mark, where there is one. */
    int mark(SourceReader bytes) {
        return bytes.at(0, mark) ? mark.length : 0;
    }

    /** Bytes of the character at an offset; 0 where there is none. */
    int width(SourceReader bytes, long at) {
        return bytes.has(at, 2) ? 2 : 0;
    }

    abstract int character(SourceReader bytes, long at, int width);

    /** The characters up to an offset, or to where there are none; a character may go on beyond. */
    int[] characters(SourceReader bytes, long end) {
        int[] made = new int[(int) Math.min(end, FIRST)];
        int count = 0;
        long at = mark(bytes);
        while (at < end) {
            int width = width(bytes, at);
            if (width == 0) {
                break;
            }
            if (count == made.length) {
                made = Arrays.copyOf(made, 2 * count);
            }
            made[count++] = character(bytes, at, width);
            at += width;
        }
        return at < end && bytes.has(at, wide() ? 2 : 4) ? new int[0] : Arrays.copyOf(made, count);
    }
}
