package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each encoding of each sample is explained to its last byte, and says which part of the object each byte is for. */
@Slow
class EncodingsExplainedTest {
    private static final Formats FORMATS = SchemaFormats.standard();

    static Stream<Arguments> encodings() {
        return Codecs.all().stream()
                .flatMap(codec -> Samples.all().stream().map(sample -> Arguments.of(codec, sample)));
    }

    @ParameterizedTest(name = "{0} of {1}")
    @MethodSource("encodings")
    void every_byte_is_explained_and_belongs_to_a_part_of_the_object(Codec codec, Sample sample) {
        if (!(codec.run(sample, sample.build()) instanceof Encoding.Encoded encoded)) {
            return; // a reason is given, as another test holds
        }
        FieldTree tree = decoded(encoded);
        assertThat(tree.facts().covered()).isEqualTo(encoded.bytes().length);
        assertThat(tree.facts().issues()).noneMatch(issue -> issue.severity() != Severity.NOTE);

        Set<String> named = new TreeSet<>();
        collect(tree, tree.root(), 0, new LogicalPath(tree), named);
        ObjectPaths paths = ObjectPaths.of(sample.build());
        assertThat(paths.missingIn(named)).as("parts without bytes").isEmpty();
        assertThat(named.stream().filter(path -> !paths.has(path)))
                .as("bytes of no part")
                .isEmpty();
    }

    private static FieldTree decoded(Encoding.Encoded encoded) {
        return FORMATS.get(encoded.format().id())
                .orElseThrow(
                        () -> new AssertionError("No format " + encoded.format().id()))
                .decode(
                        Source.ofBytes("encoding", encoded.bytes()),
                        DecodeOptions.DEFAULT.in(encoded.format().order()),
                        TreeStorage.inMemory(),
                        Progress.NONE);
    }

    private static void collect(FieldTree tree, Field field, int depth, LogicalPath logical, Set<String> into) {
        into.add(logical.at(depth, field));
        if (!field.shape().isLeaf()) {
            for (Field child : tree.children(field, 0, Integer.MAX_VALUE)) {
                collect(tree, child, depth + 1, logical, into);
            }
        }
    }
}
