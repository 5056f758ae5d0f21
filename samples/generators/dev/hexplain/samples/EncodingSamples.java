package dev.hexplain.samples;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Codecs;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.samples.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the libraries themselves write: some objects in each codec that can encode them. Equal bytes of one format are
 * one sample. Codecs of the JDK have samples of their own.
 */
final class EncodingSamples {
    private static final List<String> OBJECTS = List.of("order", "market-data", "session");

    private static final Map<String, String> FORMATS = new HashMap<>();

    private EncodingSamples() {}

    static List<Sample> all() {
        List<Sample> samples = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (String object : OBJECTS) {
            dev.hexplain.codecs.samples.Sample encoded = Samples.get(object).orElseThrow();
            for (Codec codec : Codecs.all()) {
                boolean ownSamples = codec.family() == Family.RECORDS || codec.id().equals("java");
                if (!ownSamples && codec.run(encoded, encoded.build()) instanceof Encoding.Encoded written) {
                    String format = written.format().id();
                    if (known.add(written.format().format() + HexFormat.of().formatHex(written.bytes()))) {
                        samples.add(sample(encoded, codec, written.bytes()));
                        FORMATS.put(samples.getLast().id(), format);
                    }
                }
            }
        }
        return samples;
    }

    private static Sample sample(dev.hexplain.codecs.samples.Sample object, Codec codec, byte[] bytes) {
        return Sample.of(
                object.id() + "." + codec.id(), object.title() + ", " + codec.title(), codec.doc(), bytes::clone);
    }

    /** What explains a sample. */
    static String format(Sample encoding) {
        return FORMATS.get(encoding.id());
    }
}
