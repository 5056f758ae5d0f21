package dev.hexplain.inspect.findings;

import java.io.ByteArrayOutputStream;
import java.util.stream.IntStream;

/** A change of bytes on their way that loses some, and what a beginning is made of by it. */
enum Loss {
    ZEROS_REMOVED(
            "whose zero bytes were removed",
            "every byte 00 is gone, as where a C string, a shell variable or a text field carried the bytes") {
        @Override
        void pass(int octet, ByteArrayOutputStream out) {
            if (octet != 0) {
                out.write(octet);
            }
        }
    },
    ZEROS_BLANKED(
            "whose zero bytes became blanks",
            "every byte 00 is a blank now, as where a terminal, a mail program or a fixed-width column carried the bytes") {
        @Override
        void pass(int octet, ByteArrayOutputStream out) {
            out.write(octet == 0 ? ' ' : octet);
        }
    },
    HIGH_BIT_STRIPPED(
            "whose high bits were stripped",
            "every byte is below 80, as behind a channel of seven bits: bytes from 80 on are 80 less now") {
        @Override
        void pass(int octet, ByteArrayOutputStream out) {
            out.write(octet & 0x7F);
        }
    },
    HIGH_QUESTIONED(
            "whose bytes from 80 on became question marks",
            "every byte from 80 on is `?` now, as where bytes were turned into a `String` and written as US-ASCII, or into a"
                    + " column of a narrow character set") {
        @Override
        void pass(int octet, ByteArrayOutputStream out) {
            out.write(octet < 0x80 ? octet : '?');
        }
    },
    HIGH_REPLACED(
            "that was read as UTF-8 text",
            "what was no UTF-8 is `EF BF BD` (U+FFFD) now, as where bytes were turned into a `String` and back") {
        @Override
        void pass(int octet, ByteArrayOutputStream out) {
            if (octet < 0x80) {
                out.write(octet);
            } else {
                out.writeBytes(new byte[] {(byte) 0xEF, (byte) 0xBF, (byte) 0xBD});
            }
        }

        // Well-formed characters may be left beside those that were replaced.
        @Override
        boolean holds(byte[] head) {
            return TextDamage.isText(head);
        }
    },
    HIGH_REMOVED(
            "whose bytes from 80 on were removed",
            "no byte from 80 on is left, as where a filter let only ASCII through") {
        @Override
        void pass(int octet, ByteArrayOutputStream out) {
            if (octet < 0x80) {
                out.write(octet);
            }
        }
    };

    private final String title;
    private final String reason;

    Loss(String title, String reason) {
        this.title = title;
        this.reason = reason;
    }

    /** Behind the name of what it was. */
    String title() {
        return title;
    }

    /** What happened, and where that is usual. */
    String reason() {
        return reason;
    }

    abstract void pass(int octet, ByteArrayOutputStream out);

    byte[] of(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte each : bytes) {
            pass(each & 0xFF, out);
        }
        return out.toByteArray();
    }

    /** Whether bytes can be what this left: it changes nothing more in them. */
    boolean holds(byte[] head) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(8);
        return IntStream.range(0, head.length).allMatch(i -> {
            out.reset();
            pass(head[i] & 0xFF, out);
            return out.size() == 1 && out.toByteArray()[0] == head[i];
        });
    }
}
