package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;
import java.util.Optional;

/** The evidence that the probes of both versions collect: bits, the confidence limit, and the reason. */
record HessianEvidence(double bits, int most, String reason) {
    /** Larger sources are not decoded by the probe. */
    static final int TRIED = 1 << 18;

    /** A candidate from the start of a source alone. */
    List<Candidate> atOnce(Source source, Decoder decoder) {
        return List.of(Evidence.of(source, bits, 0).candidate(decoder.id(), most, reason));
    }

    /** A candidate only if all of the source decodes. */
    List<Candidate> ifWhole(Source source, Decoder decoder) {
        return with(TrialDecoding.of(source, decoder, TRIED), source, decoder);
    }

    /** A candidate only if the source is exactly one value. */
    List<Candidate> ifOne(Source source, Decoder decoder) {
        return with(TrialDecoding.of(source, decoder, TRIED).filter(TrialDecoding::isOne), source, decoder);
    }

    /** The same, which is more than a guess where there are texts in it. */
    List<Candidate> ifOne(Source source, Decoder decoder, int withTexts) {
        Optional<TrialDecoding> one = TrialDecoding.of(source, decoder, TRIED).filter(TrialDecoding::isOne);
        boolean texts = one.filter(trial -> trial.texts() > 0).isPresent();
        return new HessianEvidence(bits, texts ? withTexts : most, reason).with(one, source, decoder);
    }

    private List<Candidate> with(Optional<TrialDecoding> trial, Source source, Decoder decoder) {
        return trial.stream()
                .flatMap(found ->
                        new HessianEvidence(bits + found.bits(), most, reason).atOnce(source, decoder).stream())
                .toList();
    }
}
