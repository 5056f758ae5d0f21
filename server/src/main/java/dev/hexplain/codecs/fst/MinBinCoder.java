package dev.hexplain.codecs.fst;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.IOException;
import java.util.Optional;
import org.nustaq.serialization.FSTConfiguration;

/** Encodes FST's self-describing MinBin, which is decoded without a class list. */
final class MinBinCoder implements Coder {
    private final FSTConfiguration configuration = FSTConfiguration.createMinBinConfiguration();

    MinBinCoder(AllowedClasses classes) {
        FstCoder.allow(classes, configuration);
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return subject.classes().arePassing()
                ? Optional.of("It looks for classes beside the library only, and these were defined for one object")
                : Optional.empty();
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        return FstCoder.write(configuration, object);
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException, ClassNotFoundException {
        return FstCoder.read(configuration, own);
    }

    @Override
    public String reused() {
        return "the configuration; streams are made for each call";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("fst_minbin");
    }
}
