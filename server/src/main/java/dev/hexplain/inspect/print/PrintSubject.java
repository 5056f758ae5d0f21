package dev.hexplain.inspect.print;

import dev.hexplain.inspect.view.IssueView;
import java.util.List;

/**
 * The header of a printed tree: file, format, layers and issues.
 *
 * @param file the name of the upload
 * @param format a format's id
 * @param layers the layers removed first, or {@code raw}
 * @param offset first byte that was decoded
 * @param issueCount all issues; more than are listed where there are very many
 * @param issues by offset
 */
public record PrintSubject(
        String file,
        String format,
        String layers,
        long offset,
        String status,
        long issueCount,
        List<IssueView> issues) {}
