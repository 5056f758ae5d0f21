package dev.hexplain.samples;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.PublishedSize;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.tree.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes {@code docs/codecs.md}: what every codec makes of every sample, measured when it is written. */
public final class CodecsPage {
    private static final List<dev.hexplain.codecs.samples.Sample> SAMPLES = Samples.all();

    /** By sample, then by codec. */
    private final Map<String, Map<String, EncodingView>> measured = new LinkedHashMap<>();

    private final StringBuilder page = new StringBuilder();

    private CodecsPage() throws IOException {
        for (dev.hexplain.codecs.samples.Sample sample : SAMPLES) {
            Map<String, EncodingView> byCodec = new TreeMap<>();
            EncodingReport.encode(EncodeRequest.of(sample.id()))
                    .results()
                    .forEach(each -> byCodec.put(each.codec(), each));
            measured.put(sample.id(), byCodec);
        }
    }

    /** Writes the page to the file named by the one argument, or to the docs of the checkout it is started in. */
    public static void main(String[] arguments) throws IOException {
        Path file = arguments.length > 0 ? Path.of(arguments[0]) : committed();
        Files.writeString(file, text());
    }

    /** The page as seen from the checkout's root or from its {@code server} folder. */
    static Path committed() {
        Path fromRoot = Path.of("docs");
        return (Files.isDirectory(fromRoot) ? fromRoot : Path.of("../docs")).resolve("codecs.md");
    }

    static String text() throws IOException {
        CodecsPage page = new CodecsPage();
        page.introduce();
        page.sizes();
        page.published();
        page.coverage();
        page.roles();
        page.refusals();
        page.libraries();
        return page.page.toString();
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    private void introduce() {
        line("# Codecs");
        line("");
        line(
                "What every codec makes of every sample. `make codecs` writes this page; a test fails when it is not what the");
        line("code measures. Sizes are those of JDK " + Runtime.version().feature()
                + "; one-nio's persisted sessions have others on older JDKs, since it");
        line("describes the fields of the JDK's own classes.");
        line("");
        line("The samples, with the values they have by themselves:");
        line("");
        for (dev.hexplain.codecs.samples.Sample sample : SAMPLES) {
            line("- `%s`: `%s`. %s"
                    .formatted(
                            sample.id(),
                            sample.type().getTypeName(),
                            sample.doc().replaceAll("\\s+", " ")));
        }
    }

    private void sizes() {
        line("");
        line("## Sizes");
        line("");
        line(
                "In bytes. Without a letter, what the codec read back from its own bytes is exactly the object. `c`: what was one");
        line(
                "object came back as copies; `t`: values are right, some types are not; `v`: some values are lost; –: the codec");
        line("cannot encode the object ([why](#refusals)).");
        line("");
        line("| codec | " + SAMPLES.stream().map(each -> "`" + each.id() + "`").collect(Collectors.joining(" | "))
                + " |");
        line("|---|" + "--:|".repeat(SAMPLES.size()));
        for (Family family : Family.values()) {
            line("| **" + family.title() + "** |" + " |".repeat(SAMPLES.size()));
            for (Codec codec : of(family)) {
                line("| %s `%s` | %s |"
                        .formatted(
                                codec.title(),
                                codec.id(),
                                SAMPLES.stream()
                                        .map(sample -> size(of(sample, codec)))
                                        .collect(Collectors.joining(" | "))));
            }
        }
    }

    private static List<Codec> of(Family family) {
        return Codecs.all().stream().filter(codec -> codec.family() == family).toList();
    }

    private EncodingView of(dev.hexplain.codecs.samples.Sample sample, Codec codec) {
        return measured.get(sample.id()).get(codec.id());
    }

    private static String size(EncodingView encoding) {
        return encoding instanceof EncodingView.Encoded encoded ? size(encoded) : "–";
    }

    private static String size(EncodingView.Encoded encoding) {
        String letter = switch (encoding.label().kind()) {
            case "references" -> " c";
            case "types" -> " t";
            case "values" -> " v";
            default -> "";
        };
        return encoding.size() + letter;
    }

    private void published() {
        line("");
        line("## Beside what was published");
        line("");
        line("| sample | codec | published | here | |");
        line("|---|---|--:|--:|---|");
        for (dev.hexplain.codecs.samples.Sample sample : SAMPLES) {
            for (PublishedSize size : PublishedSize.of(sample.id())) {
                EncodingView here = measured.get(sample.id()).get(size.codec());
                line("| `%s` | `%s` | %d | %s | %s%s |"
                        .formatted(
                                size.sample(),
                                size.codec(),
                                size.bytes(),
                                here instanceof EncodingView.Encoded encoded ? String.valueOf(encoded.size()) : "–",
                                size.source(),
                                size.note().isEmpty() ? "" : ". " + size.note()));
            }
        }
    }

    private void coverage() {
        long encodings = 0;
        long bytes = 0;
        long explained = 0;
        List<String> partly = new ArrayList<>();
        for (Map<String, EncodingView> byCodec : measured.values()) {
            for (EncodingView each : byCodec.values()) {
                if (each instanceof EncodingView.Encoded encoded) {
                    encodings++;
                    bytes += encoded.size();
                    long meant = encoded.explanation().explained();
                    explained += meant;
                    if (meant < encoded.size()) {
                        partly.add("`%s` (%d of %d)".formatted(encoded.codec(), meant, encoded.size()));
                    }
                }
            }
        }
        line("");
        line("## Coverage");
        line("");
        line("%d encodings, %,d bytes, of which %,d have a role and a meaning.".formatted(encodings, bytes, explained)
                + (partly.isEmpty() ? " That is all of them." : " Not whole: " + String.join(", ", partly) + "."));
    }

    private void roles() {
        line("");
        line("## What the bytes of an order are for");
        line("");
        List<EncodingView.Encoded> encodings = measured.get("order").values().stream()
                .filter(EncodingView.Encoded.class::isInstance)
                .map(EncodingView.Encoded.class::cast)
                .toList();
        List<Role> roles = List.of(Role.values()).stream()
                .filter(role -> encodings.stream()
                        .anyMatch(each -> each.explanation().roles().containsKey(role.id())))
                .toList();
        line("| codec | bytes | " + roles.stream().map(Role::id).collect(Collectors.joining(" | ")) + " |");
        line("|---|--:|" + "--:|".repeat(roles.size()));
        encodings.stream()
                .sorted(Comparator.comparingInt(EncodingView.Encoded::size))
                .forEach(each -> line("| `%s` | %d | %s |"
                        .formatted(
                                each.codec(),
                                each.size(),
                                roles.stream()
                                        .map(role -> each.explanation().roles().get(role.id()))
                                        .map(count -> count == null ? "" : count.toString())
                                        .collect(Collectors.joining(" | ")))));
    }

    private static Optional<String> reason(EncodingView encoding) {
        return switch (encoding) {
            case EncodingView.Encoded _ -> Optional.empty();
            case EncodingView.Unsupported unsupported -> Optional.of(unsupported.reason());
            case EncodingView.Unavailable unavailable -> Optional.of(unavailable.reason());
        };
    }

    private void refusals() {
        line("");
        line("## Refusals");
        line("");
        for (Codec codec : Codecs.all()) {
            Map<String, List<String>> samplesByReason = new LinkedHashMap<>();
            for (dev.hexplain.codecs.samples.Sample sample : SAMPLES) {
                EncodingView encoding = of(sample, codec);
                reason(encoding)
                        .ifPresent(why -> samplesByReason
                                .computeIfAbsent(why, reason -> new ArrayList<>())
                                .add("`" + sample.id() + "`"));
            }
            samplesByReason.forEach((reason, samples) -> line("- %s, %s: %s"
                    .formatted(
                            codec.title(),
                            samples.size() == SAMPLES.size() ? "everything" : String.join(", ", samples),
                            reason)));
        }
    }

    private void libraries() {
        line("");
        line("## Libraries");
        line("");
        Map<String, List<String>> codecsByLibrary = new LinkedHashMap<>();
        for (Codec codec : Codecs.all()) {
            String library = codec.library().coordinates().isPresent()
                    ? EncodingViews.library(codec)
                    : codec.library().name();
            codecsByLibrary.computeIfAbsent(library, name -> new ArrayList<>()).add("`" + codec.id() + "`");
        }
        line("| library | codecs |");
        line("|---|---|");
        codecsByLibrary.forEach((library, codecs) -> line("| %s | %s |".formatted(library, String.join(", ", codecs))));
    }
}
