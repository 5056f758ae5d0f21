package dev.hexplain.codecs.evolution;

import java.util.List;
import java.util.Optional;

/**
 * What became of an object that was written by one version and read by another.
 *
 * @param reason of the worst that happened to it; empty where all is the same
 * @param members what became of its values, of the first {@value ReadComparison#MOST_FATES}; empty where nothing was read
 * @param written with the writer's classes; empty where nothing was
 * @param rewritten what was read, written again with the reader's classes; empty where that does not work
 * @param own where nothing was read, an object that the reader has of the same values, written with its classes
 */
public record Trial(
        Outcome outcome,
        String reason,
        List<MemberFate> members,
        Optional<VersionBytes> written,
        Optional<VersionBytes> rewritten,
        Optional<VersionBytes> own) {
    public Trial {
        reason = StableText.of(reason);
        members = List.copyOf(members);
    }

    static Trial withoutBytes(Outcome outcome, String reason) {
        return new Trial(outcome, reason, List.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Something was written, and could not be read. */
    static Trial unread(Outcome outcome, String reason, VersionBytes written) {
        return new Trial(outcome, reason, List.of(), Optional.of(written), Optional.empty(), Optional.empty());
    }

    Trial withRewritten(Optional<VersionBytes> again) {
        return new Trial(outcome, reason, members, written, again, own);
    }

    Trial withOwn(Optional<VersionBytes> bytes) {
        return new Trial(outcome, reason, members, written, rewritten, bytes);
    }
}
