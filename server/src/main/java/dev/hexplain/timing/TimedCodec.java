package dev.hexplain.timing;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.codecs.samples.WrongSampleValues;
import java.io.IOException;
import java.util.NoSuchElementException;
import java.util.OptionalInt;

/** A codec, and the object that it is measured with. */
record TimedCodec(Codec codec, Sample sample, Object object) {
    private static final JsonMapper JSON = new JsonMapper();

    /** @param size 0 where the sample has none */
    static TimedCodec of(String codec, String sample, String values, int size) throws IOException, WrongSampleValues {
        Sample of = Samples.get(sample).orElseThrow(() -> new NoSuchElementException("No sample " + sample));
        Object object = of.build(JSON.readTree(values), size == 0 ? OptionalInt.empty() : OptionalInt.of(size));
        Codec by = Codecs.get(codec).orElseThrow(() -> new NoSuchElementException("No codec " + codec));
        return new TimedCodec(by, of, object);
    }

    Coder coder() {
        return codec.coder().orElseThrow(() -> new IllegalStateException(codec + " cannot be used"));
    }
}
