package dev.hexplain.inspect;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.ingest.Part;
import dev.hexplain.ingest.TextIssue;
import dev.hexplain.ingest.Transcript;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** How a reading of a text is kept as JSON. Notes of older versions have neither parts nor a map. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record TranscriptNote(
        String dialect,
        long bytes,
        List<TextIssue> issues,
        long issueCount,
        boolean complete,
        @Nullable List<PartNote> parts,
        long @Nullable [] map) {

    /** A part; its time is null where the text tells none. */
    record PartNote(
            long offset,
            long length,
            String label,
            @Nullable Long time) {
        static PartNote of(Part part) {
            return new PartNote(
                    part.offset(),
                    part.length(),
                    part.label(),
                    part.time().isPresent() ? part.time().getAsLong() : null);
        }

        Part part() {
            return new Part(offset, length, label, time == null ? OptionalLong.empty() : OptionalLong.of(time));
        }
    }

    static TranscriptNote of(Transcript transcript) {
        return new TranscriptNote(
                transcript.dialect(),
                transcript.bytes(),
                transcript.issues(),
                transcript.issueCount(),
                transcript.complete(),
                transcript.parts().stream().map(PartNote::of).toList(),
                transcript.map().toLongs());
    }

    Transcript transcript() {
        return new Transcript(
                dialect,
                bytes,
                issues,
                issueCount,
                complete,
                parts == null ? List.of() : parts.stream().map(PartNote::part).toList(),
                map == null ? OffsetMap.NONE : OffsetMap.ofLongs(map));
    }
}
