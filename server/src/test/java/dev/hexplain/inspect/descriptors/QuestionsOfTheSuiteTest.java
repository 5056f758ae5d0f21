package dev.hexplain.inspect.descriptors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.kst.AssertionEvaluator;
import dev.hexplain.ksy.kst.DecodedFile;
import dev.hexplain.ksy.kst.Spec;
import dev.hexplain.ksy.kst.SpecReader;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.query.TreeQuery;
import dev.hexplain.ksy.run.Interpreter;
import dev.hexplain.ksy.run.Program;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the language's suite asserts of objects while they are read holds of finished trees, too. */
@Slow
class QuestionsOfTheSuiteTest {
    private final Verification.Folders folders = Suite.folders();
    private final DescriptorFiles descriptors =
            new DescriptorFiles(Stream.concat(Stream.of(folders.formats()), folders.importPath().stream())
                    .toList());

    @TestFactory
    Stream<DynamicTest> trees_give_the_same_answers() {
        return Corpus.files(folders.specs()).stream()
                .filter(file -> file.toString().endsWith(".kst"))
                .map(file -> DynamicTest.dynamicTest(String.valueOf(file.getFileName()), () -> check(file)));
    }

    private void check(Path file) throws IOException {
        Spec spec = SpecReader.read(file.toString(), Files.readString(file));
        if (spec.exception().isPresent()) {
            return;
        }
        Descriptor descriptor = descriptor(spec.id()).orElseThrow();
        List<TypeSpec> imports = new ArrayList<>();
        for (String name : spec.imports()) {
            imports.add(descriptor(name).orElseThrow().top());
        }
        Program.Setting setting = Suite.setting();
        Program.Setting withTypes =
                new Program.Setting(setting.nativeOrder(), setting.keep(), setting.processes(), name -> opaque(name));
        try (Source data = Source.ofFile(folders.data().resolve(spec.data()));
                TreeStorage storage = TreeStorage.inMemory();
                FieldTree tree = Interpreter.decode(
                        Program.compile(descriptor, withTypes), data, DecodeOptions.DEFAULT, storage, Progress.NONE)) {
            TreeQuery query = new TreeQuery(tree, descriptor.top(), withTypes.opaque());
            assertThat(AssertionEvaluator.of(spec, descriptor.top(), imports).failures(new Asked(query)))
                    .isEmpty();
        }
    }

    private Optional<Descriptor> descriptor(String id) throws IOException {
        Path file = folders.formats().resolve(id + ".ksy");
        return Files.exists(file) ? Optional.ofNullable(descriptors.read(file).descriptor()) : Optional.empty();
    }

    private Optional<TypeSpec> opaque(String name) {
        try {
            return descriptor(name).map(Descriptor::top);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private record Asked(TreeQuery query) implements DecodedFile {
        @Override
        public StructValue root() {
            return query.root();
        }

        @Override
        public Optional<Ending> failure() {
            return Optional.empty();
        }

        @Override
        public Optional<Ending> failure(RuntimeException thrown) {
            return Optional.empty();
        }
    }
}
