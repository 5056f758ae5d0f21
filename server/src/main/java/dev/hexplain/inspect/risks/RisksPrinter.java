package dev.hexplain.inspect.risks;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.inspect.view.RisksView;
import dev.hexplain.inspect.view.RisksView.ChainLinkView;
import dev.hexplain.inspect.view.RisksView.ChainView;
import dev.hexplain.inspect.view.RisksView.ClassCountView;
import dev.hexplain.inspect.view.RisksView.FindingView;
import dev.hexplain.inspect.view.RisksView.FindingsView;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.tree.Quoted;
import java.io.PrintWriter;
import java.util.Map;

/** Prints risks; {@code docs/cli.md} has the shapes. */
public final class RisksPrinter {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final Map<String, String> HEADINGS = Map.of(
            FindingKind.PROXY.id(), "proxies: calls of their interfaces go to a handler from the stream",
            FindingKind.LAMBDA.id(), "lambdas: reading one calls a method of the class that made it",
            FindingKind.REMOTE.id(), "remote references",
            FindingKind.ADDRESS.id(), "addresses that a JNDI lookup would follow",
            FindingKind.URL.id(), "java.net.URL objects: to compare them, or to use them as keys, resolves the host",
            FindingKind.EMBEDDED.id(), "byte arrays with streams or class files in them");

    private final String file;
    private final PrintWriter out;

    /** Prints of a file. */
    public RisksPrinter(String file, PrintWriter out) {
        this.file = file;
        this.out = out;
    }

    /** One object on a line. */
    public void json(RisksView risks) {
        ObjectNode json = JSON.createObjectNode().put("file", file);
        json.setAll((ObjectNode) JSON.valueToTree(risks));
        out.append(ViewJson.line(json)).append('\n');
    }

    /** A heading for each kind, and a line for each place. */
    public void text(RisksView risks) {
        RisksView.CountsView counts = risks.counts();
        line("# %s: %d bytes, %s".formatted(file, counts.bytes(), verdict(risks)));
        risks.notes().forEach(note -> line("# " + note));
        risks.chains().forEach(this::chain);
        risks.findings().forEach(this::findings);
        line("counted as a filter counts (JEP 290)");
        line("  depth %d, references %d, bytes %d, longest array %d, %d checks"
                .formatted(counts.depth(), counts.references(), counts.bytes(), counts.arrayLength(), counts.checks()));
        line("classes: %d".formatted(risks.classCount()));
        line("  instances       bytes  class");
        for (ClassCountView each : risks.classes()) {
            line("  %9d  %10d  %s".formatted(each.instances(), each.bytes(), each.name()));
        }
        long left = risks.classCount() - risks.classes().size();
        if (left > 0) {
            line("  … %d more".formatted(left));
        }
    }

    /** Never that it is safe: nobody knows all chains. */
    private static String verdict(RisksView risks) {
        return switch (risks.chains().size()) {
            case 0 -> "no known chain";
            case 1 -> "a known chain";
            default -> risks.chains().size() + " known chains";
        };
    }

    private void chain(ChainView chain) {
        line("chain %s (%s)".formatted(chain.name(), chain.reference()));
        for (ChainLinkView link : chain.links()) {
            line("  %08X  %s  %s".formatted(link.offset(), link.path(), link.text()));
        }
    }

    private void findings(FindingsView found) {
        line("%s: %d".formatted(HEADINGS.get(found.kind()), found.count()));
        for (FindingView each : found.first()) {
            line("  %08X  %s  %s".formatted(each.offset(), each.path(), each.text()));
        }
        long left = found.count() - found.first().size();
        if (left > 0) {
            line("  … %d more".formatted(left));
        }
    }

    private void line(String text) {
        out.append(Quoted.visible(text)).append('\n');
    }
}
