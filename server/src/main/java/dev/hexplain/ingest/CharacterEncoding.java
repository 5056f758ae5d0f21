package dev.hexplain.ingest;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The character encoding of a text, as its byte order mark tells; UTF-8 where there is none. */
record CharacterEncoding(Charset charset, int markLength) {

    static final int LONGEST_MARK = 3;

    static CharacterEncoding of(byte[] head) {
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            return new CharacterEncoding(StandardCharsets.UTF_8, 3);
        }
        if (startsWith(head, 0xFE, 0xFF)) {
            return new CharacterEncoding(StandardCharsets.UTF_16BE, 2);
        }
        if (startsWith(head, 0xFF, 0xFE)) {
            return new CharacterEncoding(StandardCharsets.UTF_16LE, 2);
        }
        return new CharacterEncoding(StandardCharsets.UTF_8, 0);
    }

    /** Whether every character takes two bytes, and a surrogate pair four. */
    boolean wide() {
        return charset != StandardCharsets.UTF_8;
    }

    private static boolean startsWith(byte[] head, int... mark) {
        if (head.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((head[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
