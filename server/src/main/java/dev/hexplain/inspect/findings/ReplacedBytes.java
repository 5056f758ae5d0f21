package dev.hexplain.inspect.findings;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Single bytes that became EF BF BD, among others that are as they were: with one byte for each, more can be read. */
final class ReplacedBytes {
    private static final int LARGEST = 1 << 18;

    /** Reading has to come so many bytes further at least. */
    private static final int FURTHER = 8;

    private ReplacedBytes() {}

    static Optional<Finding> of(FieldTree tree, Decoder decoder) {
        Source source = tree.source();
        if (decoder.id().equals(UnknownBytes.ID) || source.length() > LARGEST) {
            return Optional.empty();
        }
        byte[] bytes = source.copy(0, (int) source.length());
        List<Integer> places = places(bytes);
        return places.isEmpty() ? Optional.empty() : told(tree, decoder, bytes, places);
    }

    private static List<Integer> places(byte[] bytes) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i + 2 < bytes.length; i++) {
            if (bytes[i] == (byte) 0xEF && bytes[i + 1] == (byte) 0xBF && bytes[i + 2] == (byte) 0xBD) {
                places.add(i);
                i += 2;
            }
        }
        return places;
    }

    private static Optional<Finding> told(FieldTree tree, Decoder decoder, byte[] bytes, List<Integer> places) {
        long before = end(tree);
        long after = endOf(decoder, Source.ofBytes("one byte each", narrowed(bytes, places)));
        if (after < before + FURTHER && after < bytes.length - 2L * places.size()) {
            return Optional.empty();
        }
        return Optional.of(new Finding.DamagedByText(
                "%s replaced by EF BF BD, at 0x%X%s"
                        .formatted(
                                places.size() == 1 ? "A byte was" : places.size() + " bytes were",
                                places.getFirst(),
                                places.size() == 1 ? "" : " first"),
                ("Where `EF BF BD` (U+FFFD in UTF-8) stands, one byte was expected: with one for each, reading goes on. A byte that was"
                                + " no UTF-8 was read as text and written again; what it was is lost.%s %s")
                        .formatted(TransportDamage.stop(tree), TextDamage.WAY_OUT),
                SurvivingTexts.of(new String(bytes, StandardCharsets.ISO_8859_1))));
    }

    private static byte[] narrowed(byte[] bytes, List<Integer> places) {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        int from = 0;
        for (int place : places) {
            made.write(bytes, from, place - from);
            made.write(0);
            from = place + 3;
        }
        made.write(bytes, from, bytes.length - from);
        return made.toByteArray();
    }

    private static long endOf(Decoder decoder, Source source) {
        try (FieldTree tree =
                decoder.decode(source, new DecodeOptions(0, Limits.DEFAULT), TreeStorage.inMemory(), Progress.NONE)) {
            return end(tree);
        }
    }

    /** Where the first error is. */
    private static long end(FieldTree tree) {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() == Severity.ERROR && issue.source() == 0)
                .mapToLong(Issue::offset)
                .min()
                .orElse(tree.source().length());
    }
}
