package dev.hexplain.codecs.fst;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import java.io.IOException;
import org.nustaq.serialization.FSTConfiguration;

/** Encodes FST's self-describing MinBin, which is decoded without a class list. */
final class MinBinCoder implements Coder {
    private final FSTConfiguration configuration = FSTConfiguration.createMinBinConfiguration();

    MinBinCoder() {
        FstCoder.allowSamples(configuration);
    }

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        return FstCoder.write(configuration, object);
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException, ClassNotFoundException {
        return FstCoder.read(configuration, own);
    }

    @Override
    public String reused() {
        return "the configuration; streams are made for each call";
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("fst_minbin");
    }
}
