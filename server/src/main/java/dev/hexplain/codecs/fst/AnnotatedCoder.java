package dev.hexplain.codecs.fst;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBenchAnnotated;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassLists;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Encodes with FST the article's copy of the class that has the annotations {@code @Flat} and {@code @OneOf}. */
final class AnnotatedCoder implements Coder {
    private static final String REFUSAL =
            "The class must have FST's annotations; the article shows them on its BlogBench.";
    private static final String CLASSES = ClassLists.of(BlogBenchAnnotated.class);

    private final FstSetup setup;
    private final FstCoder coder;

    AnnotatedCoder(FstSetup setup) {
        this.setup = setup;
        this.coder = new FstCoder(setup, SampleClasses.ALL);
    }

    /** @param registered whether the annotated class has a number */
    static FstSetup setup(boolean registered) {
        return new FstSetup(
                false, true, registered ? List.of(BlogBenchAnnotated.class, BlogBenchAnnotated[].class) : List.of());
    }

    @Override
    public Optional<String> refusal(Subject subject, Object object) {
        return hasCopy(subject) ? Optional.empty() : Optional.of(REFUSAL);
    }

    private static boolean hasCopy(Subject subject) {
        return subject.type() == BlogBench.class || subject.type() == BlogBench[].class;
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        return coder.encode(ClassMembers.of(BlogBench.class).as(BlogBenchAnnotated.class, object));
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException, ClassNotFoundException {
        return ClassMembers.of(BlogBenchAnnotated.class).as(BlogBench.class, coder.decode(subject, own));
    }

    @Override
    public FormatRef format(Subject subject) {
        if (!hasCopy(subject)) {
            throw new UnsupportedOperationException(REFUSAL);
        }
        return setup.format(CLASSES);
    }
}
