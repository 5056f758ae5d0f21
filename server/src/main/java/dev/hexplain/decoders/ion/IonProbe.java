package dev.hexplain.decoders.ion;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.util.List;

/** Recognizes Ion binary by the version marker that begins every stream. */
final class IonProbe {
    private IonProbe() {}

    static List<Candidate> probe(Source source) {
        if (source.length() < IonTypeDescriptor.BVM_LENGTH || source.u1(0) != 0xE0 || source.u1(3) != 0xEA) {
            return List.of();
        }
        boolean known = source.u1(1) == 1 && source.u1(2) == 0;
        return List.of(
                known
                        ? new Candidate(
                                Ion.FORMAT.id(), 0, 97, "Starts with E0 01 00 EA, the version marker of Ion 1.0")
                        : new Candidate(
                                Ion.FORMAT.id(),
                                0,
                                40,
                                "Starts with the marker of Ion %d.%d, of which 1.0 is known"
                                        .formatted(source.u1(1), source.u1(2))));
    }
}
