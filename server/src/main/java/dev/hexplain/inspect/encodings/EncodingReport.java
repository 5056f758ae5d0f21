package dev.hexplain.inspect.encodings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.inspect.view.EncodingView.CompressedView;
import dev.hexplain.inspect.view.EncodingsView;
import dev.hexplain.inspect.view.ImportedView;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.inspect.work.OtherWork;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Encodes an object without a data folder and reports the results: the use case of the command line. */
public final class EncodingReport {
    private static final JsonMapper JSON = ViewJson.mapper();

    /** The file in a folder beside the encodings. */
    private static final String SUMMARY = "encodings.json";

    private final PrintWriter out;

    /** Where the report goes. */
    public enum Form {
        /** A table with a line for each codec. */
        TABLE,
        /** One document. */
        JSON
    }

    public EncodingReport(PrintWriter out) {
        this.out = out;
    }

    /** Lists samples and codecs, a line for each. */
    public void list() {
        EncodingViews.samples().forEach(sample -> out.printf("sample\t%s\t%s%n", sample.id(), sample.title()));
        EncodingViews.codecs()
                .forEach(codec -> out.printf("codec\t%s\t%s\t%s%n", codec.id(), codec.title(), codec.library()));
    }

    /** Reads values from a file of JSON. */
    public static JsonNode values(Optional<Path> file) throws IOException {
        if (file.isEmpty()) {
            return JsonNodeFactory.instance.objectNode();
        }
        JsonNode values = JSON.readTree(file.get().toFile());
        if (values == null || !values.isObject()) {
            throw Refusal.badRequest(file.get() + " has to hold a JSON object, such as {\"prices\": [0.1]}");
        }
        return values;
    }

    /**
     * Encodes and reports.
     *
     * @param schemas by which codecs write instead of their own
     * @param folder where a file for each encoding and for its schema go, and one for the document, of which nothing is printed
     *     then; made where there is none
     * @return whether every byte of every encoding is explained
     */
    public boolean encode(EncodeRequest order, EditedSchemas schemas, Form form, Optional<Path> folder)
            throws IOException {
        EncodingsView encodings =
                encoded(lab -> lab.begin(order, schemas, kept(order.sample(), folder)), order.size(), folder);
        print(encodings, encodings, form, folder);
        return encodings.results().stream().allMatch(EncodingReport::isExplained);
    }

    /** The same for an object that was made of a dump. */
    public boolean encode(
            ImportedObject brought,
            Optional<List<String>> codecs,
            EditedSchemas schemas,
            Form form,
            Optional<Path> folder)
            throws IOException {
        EncodingsView encodings = encoded(
                lab -> lab.begin(
                        brought,
                        schemas.applied(CheckedRequest.codecs(codecs)),
                        kept(brought.subject().id(), folder)),
                OptionalInt.empty(),
                folder);
        ImportedView view = new ImportedView(ImportedViews.of(brought), encodings.results(), encodings.millis());
        if (form == Form.TABLE && folder.isEmpty()) {
            new ImportedPrinter(out).print(view.object());
        }
        print(encodings, view, form, folder);
        return encodings.results().stream().allMatch(EncodingReport::isExplained);
    }

    private void print(EncodingsView encodings, Object document, Form form, Optional<Path> folder) throws IOException {
        if (folder.isPresent()) {
            Files.writeString(folder.get().resolve(SUMMARY), JSON.writeValueAsString(document) + "\n");
            return;
        }
        switch (form) {
            case TABLE -> table(encodings);
            case JSON -> out.println(JSON.writeValueAsString(document));
        }
    }

    /** Encodes without storing anything; the smallest comes first, and what was refused last. */
    public static EncodingsView encode(EncodeRequest order) throws IOException {
        return encoded(
                lab -> lab.begin(order, EditedSchemas.NONE, kept(order.sample(), Optional.empty())),
                order.size(),
                Optional.empty());
    }

    private static boolean isExplained(EncodingView encoding) {
        return !(encoding instanceof EncodingView.Encoded encoded)
                || encoded.explanation().explained() == encoded.size();
    }

    private static EncodingsView encoded(
            Function<CodecLab, CodecLab.Run<EncodingView>> begin, OptionalInt size, Optional<Path> folder)
            throws IOException {
        if (folder.isPresent()) {
            Files.createDirectories(folder.get());
        }
        try (CodecLab lab = new CodecLab(SchemaFormats.standard())) {
            try (EncodingRuns encodings = EncodingRuns.ofSample(begin.apply(lab), size, new OtherWork())) {
                return bySize(encodings.all());
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Function<CodecOutcome, EncodingView> kept(String subject, Optional<Path> folder) {
        return EncodingRuns.kept(subject, (name, encoded) -> keep(folder, name, encoded));
    }

    private static EncodingView.@Nullable KeptView keep(Optional<Path> folder, String name, Encoding.Encoded encoded) {
        try {
            if (folder.isPresent()) {
                write(folder.get(), name, encoded);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return null;
    }

    private static void write(Path folder, String name, Encoding.Encoded encoded) throws IOException {
        Files.write(folder.resolve(name + ".bin"), encoded.bytes());
        Optional<SchemaLanguage> language = SchemaFormats.language(encoded.format());
        if (language.isPresent()) {
            Files.write(
                    folder.resolve(name + "." + language.get().ending()),
                    encoded.format().schema().orElseThrow().content());
        }
    }

    /** The smallest first; those that were refused last, in the order of the codecs. */
    private static EncodingsView bySize(EncodingsView encodings) {
        List<String> order = Codecs.all().stream().map(Codec::id).toList();
        List<EncodingView> sorted = encodings.results().stream()
                .sorted(Comparator.comparingInt(EncodingReport::rank)
                        .thenComparingInt(each -> order.indexOf(each.codec())))
                .toList();
        return new EncodingsView(encodings.sample(), encodings.values(), encodings.size(), sorted, encodings.millis());
    }

    private static int rank(EncodingView encoding) {
        return encoding instanceof EncodingView.Encoded encoded ? encoded.size() : Integer.MAX_VALUE;
    }

    private void table(EncodingsView encodings) {
        out.printf(
                "%-28s %9s %9s %9s %9s %9s %9s  %s%n",
                "codec", "bytes", "deflate", "zstd", "lz4", "snappy", "explained", "round trip");
        for (EncodingView encoding : encodings.results()) {
            switch (encoding) {
                case EncodingView.Encoded encoded -> row(encoded);
                case EncodingView.Unsupported unsupported -> row(encoding, unsupported.reason());
                case EncodingView.Unavailable unavailable -> row(encoding, unavailable.reason());
            }
        }
    }

    private void row(EncodingView refused, String reason) {
        out.printf("%-28s %9s  %s: %s%n", refused.codec(), "-", refused.state(), reason);
    }

    private void row(EncodingView.Encoded encoding) {
        int size = encoding.size();
        CompressedView small = Objects.requireNonNull(encoding.compressed());
        EncodingView.LabelView label = encoding.label();
        long explained = encoding.explanation().explained();
        out.printf(
                Locale.ROOT,
                "%-28s %9d %9d %9d %9d %9d %8.4g%%  %s%s%n",
                encoding.codec(),
                size,
                small.deflate(),
                small.zstd(),
                small.lz4(),
                small.snappy(),
                size == 0 ? 100.0 : 100.0 * explained / size,
                label.kind(),
                label.reason().isEmpty() ? "" : ": " + label.reason());
    }
}
