-- A change that was replaced kept the whole test that it proposed, and nobody decides about it any more.
UPDATE `proposals` SET `changes` = json_replace(`changes`, '$.assessment.questions', json('[]'))
WHERE `state` = 'replaced' AND json_type(`changes`, '$.assessment.questions') = 'array';
