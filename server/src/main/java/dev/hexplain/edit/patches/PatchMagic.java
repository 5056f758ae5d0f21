package dev.hexplain.edit.patches;

import dev.hexplain.bytes.Source;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The first bytes of a patch. */
record PatchMagic(String text) {
    byte[] bytes() {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    boolean isAtStartOf(Source file) {
        return file.length() >= text.length() && Arrays.equals(file.copy(0, text.length()), bytes());
    }
}
