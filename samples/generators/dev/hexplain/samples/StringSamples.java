package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;

import java.io.IOException;
import java.util.List;

/** Strings in modified UTF-8: NUL in two bytes, supplementary characters as two surrogates of three bytes each. */
final class StringSamples {
    private StringSamples() {}

    static List<Sample> all() {
        return List.of(
                featured(
                        "strings",
                        "Strings in modified UTF-8",
                        "Empty, NUL, accents, CJK and an emoji: where modified UTF-8 differs from UTF-8.",
                        () -> Dumps.of("", "plain", "a\u0000b", "Grüße, ça va?", "日本語", "smile 😀 done")),
                of("string-empty", "Empty string", "A string of no bytes.", () -> Dumps.of("")),
                of("string-nul", "NUL in a string", "U+0000 is written as C0 80.", () -> Dumps.of("\u0000")),
                of(
                        "string-emoji",
                        "Emoji",
                        "One supplementary character is six bytes: each surrogate is encoded on its own.",
                        () -> Dumps.of("😀")),
                of(
                        "string-unpaired-surrogate",
                        "Unpaired surrogates",
                        "Halves of a pair, alone and in the wrong order, which no UTF-8 could hold.",
                        () -> Dumps.of("x\uD83Dy", "\uDE00\uD83D")),
                of(
                        "string-two-and-three-bytes",
                        "Two- and three-byte characters",
                        "The first and the last character of each encoded length.",
                        () -> Dumps.of("\u0001\u007F", "\u0080\u07FF", "\u0800\uFFFF")),
                of(
                        "strings-shared",
                        "The same string again",
                        "The second time is a reference; an equal string that is another object is written anew.",
                        StringSamples::shared),
                of(
                        "string-long",
                        "Long string",
                        "70,000 bytes are too many for a two-byte length: TC_LONGSTRING with a length of eight.",
                        () -> Dumps.of("0123456789".repeat(7_000))));
    }

    private static byte[] shared() throws IOException {
        String first = "shared";
        String equalButAnother = new StringBuilder(first).toString();
        return Dumps.of(first, first, equalButAnother);
    }
}
