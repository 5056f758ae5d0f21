package dev.hexplain.ksy.kst;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.plausible.NativeOrders;
import dev.hexplain.ksy.run.Interpretation;
import dev.hexplain.ksy.run.ParseFailure;
import dev.hexplain.ksy.run.Program;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Decodes the files of specs and evaluates their assertions. */
public final class SpecRunner {
    private final Program.Setting setting;
    private final DecodeOptions options;

    /** A runner with settings for what descriptors leave open, and options for decoding. */
    public SpecRunner(Program.Setting setting, DecodeOptions options) {
        this.setting = setting.keeping(Program.Keep.ALL);
        this.options = options;
    }

    /**
     * One line for each failed assertion.
     *
     * @param imports the top types of the descriptors that the spec imports
     */
    public List<String> failures(Spec spec, Descriptor descriptor, List<TypeSpec> imports, Source data) {
        Program program = Program.compile(descriptor, setting);
        try (TreeStorage storage = TreeStorage.inMemory()) {
            Interpretation done = NativeOrders.interpret(program, data, options, storage, Progress.NONE);
            try (FieldTree _ = done.tree()) {
                return AssertionEvaluator.of(spec, descriptor.top(), imports)
                        .failures(new Finished(done, descriptor.meta().debug()));
            }
        }
    }

    private record Finished(Interpretation done, boolean evaluatedAfterError) implements DecodedFile {
        @Override
        public dev.hexplain.ksy.eval.StructValue root() {
            return done.root();
        }

        @Override
        public Optional<Ending> failure() {
            return done.failure().map(FailureNames::of);
        }

        @Override
        public Optional<Ending> failure(RuntimeException thrown) {
            return thrown instanceof ParseFailure failure
                    ? Optional.of(FailureNames.of(failure.failure()))
                    : Optional.empty();
        }
    }
}
