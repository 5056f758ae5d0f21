package dev.hexplain.inspect.trees;

import dev.hexplain.classes.ClassLimits;
import dev.hexplain.inspect.classes.ClassDeclarations;
import dev.hexplain.inspect.classes.GivenClasses;
import dev.hexplain.inspect.classes.StreamVersion;
import dev.hexplain.inspect.classes.StreamVersions;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.ReceivedFiles;
import dev.hexplain.inspect.view.ClassChangesView;
import dev.hexplain.inspect.view.ClassDeclarationsView;
import dev.hexplain.inspect.view.ClassesView;
import dev.hexplain.inspect.work.Answers;
import java.io.IOException;
import java.util.concurrent.Semaphore;

/** Use cases of class files: they are compared with the classes of a stream, and never loaded or kept. */
public final class ClassCases {
    /** Archives in archives are unpacked on the heap. */
    private static final int AT_ONCE = 2;

    private static final ClassLimits BOUNDS = new ClassLimits(
            200_000, 1_000, 3, 4 << 20, 64L << 20, Runtime.version().feature());

    private final TreeCases trees;
    private final Answers answers;
    private final Semaphore free = new Semaphore(AT_ONCE);

    public ClassCases(TreeCases trees, Answers answers) {
        this.trees = trees;
        this.answers = answers;
    }

    /**
     * The classes of a stream, compared with those in files.
     *
     * @param files the caller's to delete
     * @throws Refusal where the tree is of another format, or others compare already
     */
    public ClassesView compare(String tree, ReceivedFiles files, long from, int limit) throws IOException {
        return answers.by("Comparing classes", () -> {
            if (!free.tryAcquire()) {
                throw Refusal.busy(WorkPool.ANSWER, "Classes are being compared for others: try again in a moment.");
            }
            try (GivenClasses given = GivenClasses.openNamed(files.named(), BOUNDS)) {
                return trees.use(tree, open -> new StreamReader(open).classes(given, from, limit));
            } finally {
                free.release();
            }
        });
    }

    /**
     * What class files declare, for the codec lab.
     *
     * @param files the caller's to delete
     * @param type the type that is wanted; empty for the only one
     * @throws Refusal where there is no such type, or others read class files already
     */
    public ClassDeclarationsView declarations(ReceivedFiles files, String type) throws IOException {
        return answers.by("Reading classes", () -> {
            if (!free.tryAcquire()) {
                throw Refusal.busy(WorkPool.ANSWER, "Classes are being read for others: try again in a moment.");
            }
            try (GivenClasses given = GivenClasses.openNamed(files.named(), BOUNDS)) {
                return ClassDeclarations.of(given, type).view();
            } finally {
                free.release();
            }
        });
    }

    /**
     * What changed in the classes of one stream, up to those of another; the JDK's classes tell which type is above which.
     *
     * @throws Refusal where a tree is of another format
     */
    public ClassChangesView changes(String before, String after, long from, int limit) throws IOException {
        return answers.by("Comparing streams", () -> {
            StreamVersion first = version(before);
            StreamVersion second = version(after);
            try (GivenClasses jdk = GivenClasses.jdk()) {
                return new StreamVersions(jdk).page(first, second, from, limit);
            }
        });
    }

    private StreamVersion version(String tree) throws IOException {
        String name = trees.dumpOf(tree).name();
        return trees.use(tree, open -> StreamVersion.of(name, open.classes()));
    }
}
