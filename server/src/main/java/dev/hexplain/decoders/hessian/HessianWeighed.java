package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;
import java.util.Optional;

/** What the probes of both versions make of what they see: bits that had to be right, and most that it is worth. */
record HessianWeighed(double bits, int most, String reason) {
    /** Larger sources are not tried. */
    static final int TRIED = 1 << 18;

    /** Said of the start of a source. */
    List<Candidate> atOnce(Source source, Decoder decoder) {
        return List.of(Evidence.of(source, bits, 0).candidate(decoder.id(), most, reason));
    }

    /** Said where all of the source decodes. */
    List<Candidate> ifWhole(Source source, Decoder decoder) {
        return with(TrialDecoding.of(source, decoder, TRIED), source, decoder);
    }

    /** Said where the source is one value, to the last byte. */
    List<Candidate> ifOne(Source source, Decoder decoder) {
        return with(TrialDecoding.of(source, decoder, TRIED).filter(TrialDecoding::isOne), source, decoder);
    }

    private List<Candidate> with(Optional<TrialDecoding> trial, Source source, Decoder decoder) {
        return trial.stream()
                .flatMap(found -> new HessianWeighed(bits + found.bits(), most, reason).atOnce(source, decoder).stream())
                .toList();
    }
}
