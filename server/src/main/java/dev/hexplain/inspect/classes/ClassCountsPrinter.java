package dev.hexplain.inspect.classes;

import dev.hexplain.inspect.view.ClassVersionsView;
import dev.hexplain.inspect.view.ClassVersionsView.ClassVersionView;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.tree.Quoted;
import java.io.PrintWriter;
import java.util.List;

/** Prints the classes of many streams; {@code docs/cli.md} has the shapes. */
final class ClassCountsPrinter {
    private final PrintWriter out;

    ClassCountsPrinter(PrintWriter out) {
        this.out = out;
    }

    /** One object on a line for each class. */
    void json(ClassCounts counts) {
        for (ClassVersionsView each : counts.view()) {
            out.append(ViewJson.line(each)).append('\n');
        }
    }

    /** A line for each class, and one below it for each of its UIDs where it has several. */
    void text(ClassCounts counts) {
        List<ClassVersionsView> all = counts.view();
        long conflicts = all.stream().filter(ClassVersionsView::conflict).count();
        line("# %s with classes: %d, %d with conflicting serialVersionUIDs"
                .formatted(plural(counts.streams(), "stream"), all.size(), conflicts));
        all.forEach(this::type);
    }

    private void type(ClassVersionsView type) {
        if (type.versions().size() == 1) {
            line("%s  %s".formatted(type.name(), counted(type.versions().getFirst())));
            return;
        }
        line(type.name() + said(type));
        for (ClassVersionView version : type.versions()) {
            line("  %s, first in %s".formatted(counted(version), version.first()));
        }
    }

    private static String said(ClassVersionsView type) {
        if (type.isRecord() == null) {
            return type.conflict() ? "  conflict" : "";
        }
        return (type.isRecord().equals("yes") ? "  a record" : "  likely a record: UID 0")
                + ", which is read whatever its UIDs";
    }

    private static String counted(ClassVersionView version) {
        return "%sL  %s, %s"
                .formatted(
                        version.serialVersionUID(),
                        plural(version.instances(), "object"),
                        plural(version.streams(), "stream"));
    }

    private static String plural(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private void line(String text) {
        out.append(Quoted.visible(text)).append('\n');
    }
}
