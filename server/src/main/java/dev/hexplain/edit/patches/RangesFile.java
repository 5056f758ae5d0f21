package dev.hexplain.edit.patches;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.bytes.Sha256;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * A patch as a document: `before` and `after` with SHA-256 and size, and `ranges`, each with `offset`, how many bytes are
 * `removed` and what is `inserted` in hexadecimal digits. The API takes such ranges as well.
 */
record RangesFile(Contents contents) implements PatchFile {
    private static final int LONGEST = 1 << 29;
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(LONGEST)
                            .build())
                    .build())
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .build();

    /** What is in the document. */
    record Contents(Side before, Side after, List<Part> ranges) {}

    /** One of the two sources. */
    record Side(String sha256, long size) {
        static Side of(Source source) throws IOException {
            try (SourceStream in = new SourceStream(source)) {
                return new Side(Sha256.of(in), source.length());
            }
        }
    }

    /** A replacement. */
    record Part(long offset, long removed, String inserted) {
        static Part of(Replacement replacement) {
            return new Part(
                    replacement.offset(),
                    replacement.removed(),
                    HexFormat.of().withUpperCase().formatHex(replacement.inserted()));
        }

        Replacement replacement() throws EditRefused {
            if (offset < 0 || removed < 0 || offset > Long.MAX_VALUE - removed) {
                throw new EditRefused("There are no %d bytes at offset %d.".formatted(removed, offset));
            }
            try {
                return new Replacement(offset, removed, HexFormat.of().parseHex(inserted));
            } catch (IllegalArgumentException notHex) {
                throw new EditRefused("`inserted` of the range at 0x%X has to be hexadecimal digits, two for each byte."
                        .formatted(offset));
            }
        }
    }

    static void write(Source before, Source after, Patch patch, OutputStream out) throws IOException {
        List<Part> parts = patch.replacements().stream().map(Part::of).toList();
        MAPPER.writerWithDefaultPrettyPrinter().writeValue(out, new Contents(Side.of(before), Side.of(after), parts));
        out.write('\n');
    }

    static RangesFile read(Source file) throws EditRefused {
        try (SourceStream in = new SourceStream(file)) {
            return new RangesFile(MAPPER.readValue(in, Contents.class));
        } catch (JacksonException e) {
            throw new EditRefused("The patch is no document of ranges: %s.".formatted(e.getOriginalMessage()));
        } catch (IOException e) {
            throw new IllegalStateException("Bytes in memory are read without a fault", e);
        }
    }

    @Override
    public void apply(Source before, long most, OutputStream out) throws EditRefused, IOException {
        Side found = Side.of(before);
        if (!found.equals(contents.before)) {
            throw new EditRefused(
                    "The patch is for another source: SHA-256 %s with %,d bytes; this one has %s with %,d."
                            .formatted(contents.before.sha256, contents.before.size, found.sha256, found.size));
        }
        Patch patch = patch();
        long length = patch.length(before.length());
        if (length != contents.after.size || length > most) {
            throw new EditRefused("The ranges make %,d bytes; the patch says %,d, and at most %,d are allowed."
                    .formatted(length, contents.after.size, most));
        }
        DigestOutputStream hashed = new DigestOutputStream(out, Sha256.digest());
        patch.stream(before).transferTo(hashed);
        String made = HexFormat.of().formatHex(hashed.getMessageDigest().digest());
        if (!made.equals(contents.after.sha256)) {
            throw new EditRefused("The ranges make bytes with the SHA-256 %s; the patch says %s."
                    .formatted(made, contents.after.sha256));
        }
    }

    private Patch patch() throws EditRefused {
        List<Replacement> replacements = new ArrayList<>();
        for (Part part : contents.ranges) {
            Replacement replacement = part.replacement();
            if (replacement.end() > contents.before.size) {
                throw new EditRefused("There are no bytes 0x%X to 0x%X to replace: the source has %,d bytes."
                        .formatted(replacement.offset(), replacement.end(), contents.before.size));
            }
            replacements.add(replacement);
        }
        try {
            return Patch.of(replacements);
        } catch (IllegalArgumentException overlap) {
            throw new EditRefused(overlap.getMessage() + ".");
        }
    }
}
