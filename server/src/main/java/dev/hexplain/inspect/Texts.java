package dev.hexplain.inspect;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.TextIssue;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.store.TextFolder;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Optional;

/** Texts turned into the bytes they spell, kept in files together with how reading them went. */
final class Texts {
    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private Texts() {}

    /** Reads a text into a folder, unless it was read before. */
    static void ensure(TextFolder folder, Source text, Dialect dialect, long byteLimit) throws IOException {
        if (folder.note().isPresent()) {
            return;
        }
        Transcript transcript;
        try (OutputStream bytes = new BufferedOutputStream(folder.begin(), 1 << 16)) {
            transcript = dialect.decode(stream(text), bytes, byteLimit);
        }
        folder.finish(JSON.writeValueAsBytes(TranscriptNote.of(transcript)));
    }

    /** What was wrong with a text that was read. */
    static List<TextIssue> issues(TextFolder folder) throws IOException {
        return transcript(folder).map(Transcript::issues).orElse(List.of());
    }

    /** How a text was read: its issues, its parts, and where its bytes stood. */
    static Optional<Transcript> transcript(TextFolder folder) throws IOException {
        Optional<byte[]> note = folder.note();
        return note.isPresent()
                ? Optional.of(JSON.readValue(note.get(), TranscriptNote.class).transcript())
                : Optional.empty();
    }

    /** A source from start to end. */
    static InputStream stream(Source source) {
        return new SegmentStream(source.segment());
    }

    /** Reads a segment. */
    private static final class SegmentStream extends InputStream {
        private final MemorySegment bytes;
        private long position;

        SegmentStream(MemorySegment bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return position < bytes.byteSize() ? bytes.get(ValueLayout.JAVA_BYTE, position++) & 0xFF : -1;
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            int count = (int) Math.min(length, bytes.byteSize() - position);
            if (count <= 0) {
                return length == 0 ? 0 : -1;
            }
            MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, position, into, offset, count);
            position += count;
            return count;
        }
    }
}
