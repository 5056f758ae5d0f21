package dev.hexplain.cli;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.PatchTarget;
import java.nio.file.Path;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** The option that names a patch to be written. */
final class PatchOption {
    private PatchOption() {}

    /** @param what the patch is from and to, in words */
    static Argument<PatchTarget> of(String what) {
        return Argument.option(
                PatchTarget.class,
                OptionSpec.builder("--patch")
                        .paramLabel("FILE")
                        .converters(PatchOption::target)
                        .description("Also write a patch %s: .ips, .bsdiff, or .json for a document of ranges."
                                .formatted(what)));
    }

    private static PatchTarget target(String file) {
        try {
            return PatchTarget.of(Path.of(file));
        } catch (Refusal refused) {
            throw new TypeConversionException(String.valueOf(refused.getMessage()));
        }
    }
}
