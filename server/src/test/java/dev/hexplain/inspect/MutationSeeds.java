package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.kst.SpecReader;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;

/**
 * Files to change, by group: one for each format, alone or with a schema, of the samples; one for each folder of the
 * corpus; two for other people's descriptors. The corpus may be absent.
 */
final class MutationSeeds {
    private static final long LARGEST = 1 << 16;
    private static final int MOST_OF_A_FOLDER = 16;

    private static final Map<String, String> ENCODERS = Map.ofEntries(
            Map.entry("cbor", "cbor"),
            Map.entry("cbor-stringref", "cbor"),
            Map.entry("chronicle-wire-BINARY", "chronicle_wire"),
            Map.entry("chronicle-wire-BINARY_LIGHT", "chronicle_wire"),
            Map.entry("chronicle-wire-FIELDLESS_BINARY", "chronicle_wire"),
            Map.entry("chronicle-wire-RAW", "chronicle_raw"),
            Map.entry("fst2.57", "fst"),
            Map.entry("fst2.57-minbin", "fst_minbin"),
            Map.entry("hessian1", "hessian1"),
            Map.entry("hessian2", "hessian2"),
            Map.entry("java-ser", "java_serialization"),
            Map.entry("kryo5-noref", "kryo"),
            Map.entry("kryo5-ref", "kryo"),
            Map.entry("one-nio2.3", "one_nio"),
            Map.entry("one-nio2.3-persist", "one_nio_persist"),
            Map.entry("smile", "smile"));

    private final Formats formats = SchemaFormats.standard();
    private final Detector detector = new Detector(formats);
    private final Map<String, List<Seed>> groups = new TreeMap<>();

    /** A file and what decodes it. */
    @SuppressWarnings("ArrayRecordComponent") // read, never compared
    record Seed(String name, String format, Decoder decoder, byte[] bytes) {}

    private MutationSeeds() {}

    /** All groups, in an order of their own. */
    static List<List<Seed>> all() {
        MutationSeeds seeds = new MutationSeeds();
        seeds.samples();
        try {
            seeds.corpus();
        } catch (TestAbortedException withoutCorpus) {
            // The samples are enough.
        }
        return List.copyOf(seeds.groups.values());
    }

    private void samples() {
        for (String category :
                List.of("java", "encodings", "stores", "network", "records", "layers", "text", "captures")) {
            for (Samples.Entry entry : Samples.of(category)) {
                byte[] bytes = entry.bytes();
                if (bytes.length <= LARGEST) {
                    String format = entry.format().isEmpty() ? detected(bytes) : entry.format();
                    add(entry.format().isEmpty() ? category : format, entry.file(), format, bytes);
                }
            }
        }
    }

    private void corpus() {
        for (Path folder : Corpus.folders("")) {
            String name = String.valueOf(folder.getFileName());
            switch (name) {
                case "encoders-real" ->
                    ENCODERS.forEach((encoder, format) -> files(folder.resolve(encoder))
                            .forEach(file -> add(name + "/" + encoder, file.toString(), format, bytes(file))));
                case "kaitai-tests" -> specs(folder);
                case "kaitai-samples" -> gallery(folder);
                case "kaitai-gallery" -> {}
                default ->
                    files(folder).forEach(file -> {
                        byte[] bytes = bytes(file);
                        add(name, file.toString(), detected(bytes), bytes);
                    });
            }
        }
    }

    /** Some files of a folder, evenly spread. */
    private static List<Path> files(Path folder) {
        List<Path> small = Corpus.files(folder).stream()
                .filter(file -> file.toFile().length() <= LARGEST)
                .toList();
        int step = Math.max(1, small.size() / MOST_OF_A_FOLDER);
        List<Path> some = new ArrayList<>();
        for (int i = 0; i < small.size(); i += step) {
            some.add(small.get(i));
        }
        return some;
    }

    private void specs(Path suite) {
        Path formats = suite.resolve("formats");
        DescriptorFiles files =
                new DescriptorFiles(List.of(formats.resolve("ks_path"), Corpus.folder("kaitai-gallery")));
        for (Path file : Corpus.files(suite.resolve("spec/ks"))) {
            var spec =
                    SpecReader.read(file.toString(), new String(bytes(file), java.nio.charset.StandardCharsets.UTF_8));
            Path data = suite.resolve("src").resolve(spec.data());
            described(files, formats.resolve(spec.id() + ".ksy"), data, "kaitai-tests");
        }
    }

    /** Folders of the samples are called as descriptors of the gallery are. */
    private void gallery(Path samples) {
        Path gallery = Corpus.folder("kaitai-gallery");
        DescriptorFiles files = new DescriptorFiles(List.of(gallery));
        for (Path file : Corpus.files(samples)) {
            String format = String.valueOf(file.getParent().getFileName());
            Stream.of("archive", "executable", "image", "media", "network", "hardware", "filesystem")
                    .map(folder -> gallery.resolve(folder + "/" + format + ".ksy"))
                    .forEach(ksy -> described(files, ksy, file, "kaitai-samples"));
        }
    }

    private void described(DescriptorFiles files, Path ksy, Path data, String group) {
        if (!Files.isRegularFile(ksy)
                || !Files.isRegularFile(data)
                || data.toFile().length() > LARGEST) {
            return;
        }
        try {
            DescriptorReading reading = files.read(ksy);
            if (Checker.check(reading).stream().noneMatch(Diagnostic::isError)) {
                KsyDecoder decoder = KsyDecoder.of(Objects.requireNonNull(reading.descriptor()));
                add(group, new Seed(data.toString(), ksy.toString(), decoder, bytes(data)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String detected(byte[] bytes) {
        return detector.settle(Source.ofBytes("seed", bytes), DecodeChoices.AUTO)
                .format();
    }

    private void add(String group, String name, String format, byte[] bytes) {
        Optional<Decoder> decoder = formats.get(format);
        add(group, new Seed(name, format, decoder.orElseThrow(), bytes));
    }

    private void add(String group, Seed seed) {
        groups.computeIfAbsent(group, any -> new ArrayList<>()).add(seed);
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
