package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.ingest.dialects.KnownSignatures;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Bytes that were read as text, each as one character, and written in another encoding: {@code >} of PowerShell reads code
 * page 437 and writes UTF-16, a program that keeps bytes in a {@code String} reads ISO 8859-1 and writes UTF-8. The entry
 * is the character set they were read in.
 */
record RecodedLayer(TextForm form) implements Layer {
    /** Characters by which a set that explains all is chosen. */
    private static final int FIRST = 16;

    private static final int SHORTEST = 8;
    /** One of so many characters may be in no set, where the beginning is known. */
    private static final int HAS_FEWER = 20;

    private static final int SOME_LOST = 90;
    /** Bytes that were read as text twice, or three times. */
    private static final int DEEPEST = 3;

    /** Sets that are offered. */
    private static final int MOST = 3;

    private static final int[] NONE = {};

    private static final RecodedLayer UTF_8_AGAIN = new RecodedLayer(TextForm.UTF_8);

    @Override
    public String id() {
        return form.id();
    }

    @Override
    public String title() {
        return form.title() + " of bytes that were read as";
    }

    @Override
    public List<LayerCandidate> find(Source source) {
        int[] head = binaryHead(new SourceReader(source));
        Optional<CodePage> known = pages(head, 1);
        return known.isPresent()
                ? List.of(candidate(known.get(), head, known.get().missing(head) == 0 ? PackedLayer.SIGNED : SOME_LOST))
                : possible(head, new SourceReader(source))
                        .map(page -> candidate(page, head, PackedLayer.OFFERED))
                        .toList();
    }

    private LayerCandidate candidate(CodePage page, int[] head, int confidence) {
        String known = KnownSignatures.phrase(page.octets(head, FIRST));
        String what =
                "read as %s, it ".formatted(page.title()) + (known == null ? "gives one byte a character" : known);
        return new LayerCandidate(LayerStep.whole(id()).entry(page.name()), Confidence.of(confidence, what));
    }

    private int[] head(SourceReader bytes) {
        return form.characters(bytes, Math.min(bytes.length(), TextSample.HEAD));
    }

    /** The first characters; none where the bytes are not what this undoes. */
    private int[] binaryHead(SourceReader bytes) {
        int[] head = bytes.length() >= SHORTEST && mayBe(bytes) ? head(bytes) : NONE;
        return isBinary(head) ? head : NONE;
    }

    /** Sets that explain all characters, where nothing else tells; of UTF-16, a byte order mark has to. */
    private Stream<CodePage> possible(int[] head, SourceReader bytes) {
        boolean told = form.wide() ? form.mark(bytes) > 0 : isMixed(head);
        return told && head.length > 0
                ? CodePage.ALL.stream().filter(page -> page.missing(head) == 0).limit(MOST)
                : Stream.empty();
    }

    /** Whether the first bytes can be of this form; most dumps are distinguished here. */
    private boolean mayBe(SourceReader bytes) {
        return switch (form) {
            case UTF_8 -> true;
            case UTF_16LE -> bytes.at(0, 0xFF, 0xFE) || (bytes.u1(0) != 0 && bytes.u1(5) == 0 && bytes.u1(7) == 0);
            case UTF_16BE -> bytes.at(0, 0xFE, 0xFF) || (bytes.u1(1) != 0 && bytes.u1(4) == 0 && bytes.u1(6) == 0);
        };
    }

    /** The first set that explains all; otherwise the one that explains most. */
    private Optional<CodePage> pages(int[] head, int depth) {
        List<CodePage> known =
                CodePage.ALL.stream().filter(page -> isKnown(page, head, depth)).toList();
        return known.stream()
                .filter(page -> page.missing(head) == 0)
                .findFirst()
                .or(() -> known.stream()
                        .filter(page -> page.missing(head) * HAS_FEWER < head.length)
                        .findFirst());
    }

    private boolean isKnown(CodePage page, int[] head, int depth) {
        byte[] start = page.octets(head, FIRST << depth);
        return KnownSignatures.of(start).filter(this::isTold).isPresent()
                || (depth < DEEPEST && start.length >= SHORTEST && start[0] < 0 && UTF_8_AGAIN.isAgain(start, depth));
    }

    /** In UTF-8, a signature of ASCII is what it was. */
    private boolean isTold(KnownSignatures signature) {
        return form.wide() || signature.hasHighBytes();
    }

    private boolean isAgain(byte[] start, int depth) {
        int[] again = form.characters(new SourceReader(Source.ofBytes("start", start)), start.length);
        return CodePage.ALL.stream().anyMatch(page -> isKnown(page, again, depth + 1));
    }

    /** Text has no such characters. */
    private static boolean isBinary(int[] head) {
        return Arrays.stream(head).anyMatch(c -> c < '\t' || (c > '\r' && c < ' ' && c != 0x1B));
    }

    private static boolean isMixed(int[] head) {
        return Arrays.stream(head).anyMatch(c -> c >= 0x80);
    }

    @Override
    public Optional<String> damage(LayerStep step) {
        String page = CodePage.by(step.entry()).map(CodePage::title).orElse("text");
        return Optional.of("read as %s and written as %s".formatted(page, form.title()));
    }

    @Override
    public UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits)
            throws IOException {
        return LayerUnpacking.run(source, step, sink, limits, to -> unpack(to, step.entry()));
    }

    private void unpack(LayerUnpacking to, String entry) throws IOException, UnpackAborted {
        CodePage page = (entry.isEmpty() ? pages(binaryHead(to.octets()), 1) : CodePage.by(entry))
                .orElseThrow(() -> to.fail(
                        0,
                        "Which character set the bytes were read in was not said",
                        String.join(
                                ", ", CodePage.ALL.stream().map(CodePage::name).toList()),
                        entry));
        new RecodedReader(to, form, page).read();
    }
}
